import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { isApiText } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';
import { isPageAddress } from '../../addresses/page-address.ts';

/** A link to a part of another page. */
export interface PartLink {
  from: string;
  /** The page, with its language. */
  path: string;
  id: string;
}

/** Links of a section's own parts to parts of other pages. What a link asks of a page may change its parts, so those are left out. */
export function partLinksOf(address: string, own: readonly PageElement[], siteUrl: string): PartLink[] {
  const page = new URL(address, siteUrl);
  return own.flatMap(({ name, attributes: { href = '' } }) => {
    const url = name === 'a' && href.includes('#') ? URL.parse(href, page) : null;
    if (
      !url ||
      url.origin !== page.origin ||
      url.pathname === page.pathname ||
      url.search ||
      !isPageAddress(url.pathname)
    )
      return [];
    // A fragment may name words to be shown (`#part:~:text=`).
    const id = decoded(url.hash.slice(1).split(':~:')[0] ?? '');
    return id && id !== 'top' ? [{ from: address, path: url.pathname, id }] : [];
  });
}

interface Target {
  html: string;
  answers?: readonly unknown[];
}

/** Links to parts that their pages do not have. @param pageAt gives a page that was rendered, undefined for pages of others */
export function partLinkProblems(
  links: readonly PartLink[],
  pageAt: (address: string) => Target | undefined,
): string[] {
  const wrong = links.filter(({ from, path, id }) => {
    const html = pageAt(path)?.html;
    return html && !html.includes(` id="${id}"`) && !isApiText(`#${id}`, pageAt(from)?.answers);
  });
  return wrong.map(({ from, path, id }) => `${from} leads to ${path}#${id}, and the page has no part with that id`);
}
