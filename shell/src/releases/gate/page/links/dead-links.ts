import { isApiText, type SiteAnswers } from '../is-api-text.ts';
import { wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';

/** Addresses of e-mail without a name and a host, and of telephones without a number. */
const unreachable = /^(?:mailto:(?:$|[^?@]+(?:\?|$))|tel:\D*$)/i;
/** A host name of the author's own machine; another check reports it. */
const ownMachine = /^(?:localhost|\[)/;

/** Links of a section that lead nowhere: to nothing, to nobody, or to a site that cannot be (`//path` in place of `/path`). */
export function deadLinkProblems(own: readonly PageElement[], { siteUrl, answers }: SiteAnswers): string[] {
  const { hostname: ofSite } = new URL(siteUrl);
  const led = new Set(
    own.flatMap((element) =>
      element.name === 'a' && !isMeant(element, own) ? (element.attributes['href'] ?? []) : [],
    ),
  );
  return [...led]
    .filter((href) => leadsNowhere(href, siteUrl, ofSite) && !isApiText(href.length > 1 ? href : `"${href}"`, answers))
    .slice(0, 3)
    .map((href) => `has a link to “${href}”, which leads nowhere`);
}

/** What such links lead to, by their words: “#” to the top of the page, nothing at all to the page itself. */
const meant = new Map([
  ['#', /\b(?:arriba|subir|inicio|comienzo|principio|top|up|start)\b/i],
  ['', /\b(?:recargar|actualizar|volver a cargar|reload|refresh)\b/i],
]);

function isMeant(link: PageElement, own: readonly PageElement[]): boolean {
  const words = meant.get(link.attributes['href'] ?? 'none');
  return words?.test(link.attributes['aria-label'] ?? wordsIn(own, (one) => one === link)) ?? false;
}

function leadsNowhere(href: string, siteUrl: string, ofSite: string): boolean {
  if (href === '' || href === '#' || unreachable.test(href)) return true;
  const { protocol = '', hostname = '' } = URL.parse(href, siteUrl) ?? {};
  return protocol.startsWith('http') && !hostname.includes('.') && hostname !== ofSite && !ownMachine.test(hostname);
}
