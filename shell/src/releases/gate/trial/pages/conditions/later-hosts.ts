import { foreignHost } from '../../../page/foreign-origin.ts';
import { readElements } from '../../../page/elements.ts';
import { askedFor } from '../../../page/markup.ts';
import { isOwnPart } from '../../../page/page-problems.ts';
import type { TriedPage } from '../try-page.ts';

/** Reading a page takes long, and few lead to a site that no page names now. */
const hosts = /["'(](?:https?:)?\/\/([^/"'?#\s]+)/g;
/** Attributes with an address that a press leads to. */
const leading = ['href', 'action', 'formaction'];

/**
 * Other sites to which a page leads a year later, and no page of the section now: what nobody could check before it goes live.
 * Sites in the API's answers are content. @param later the page then @param now pages of the section
 */
export function laterHostProblems(
  address: string,
  later: Pick<TriedPage, 'html' | 'answers'>,
  now: readonly Pick<TriedPage, 'html'>[],
  { siteUrl, slots }: { siteUrl: string; slots: readonly string[] },
): string[] {
  const named = new Set([...later.html.matchAll(hosts)].map(([, host = '']) => host));
  const unknown = [...named].filter((host) => !now.some(({ html }) => html.includes(host)));
  if (unknown.length === 0) return [];
  const answers = JSON.stringify(later.answers ?? []);
  const own = readElements(later.html).filter(isOwnPart(address, slots));
  const led = own.flatMap(({ attributes }) => [
    ...leading.flatMap((name) => attributes[name] ?? []),
    ...askedFor(attributes),
  ]);
  const found = new Set(led.flatMap((one) => foreignHost(one, siteUrl) ?? []));
  return [...found]
    .filter((host) => unknown.includes(host) && !answers.includes(host))
    .map(
      (host) =>
        `${address} leads to ${host} a year from now, and no page does today: a page that already leads there must be among the examples of section.ts`,
    );
}
