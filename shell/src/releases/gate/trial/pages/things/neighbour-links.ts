import type { Rendered } from '../rendered-page.ts';

/** So many links that lead to another thing than they say are no exception. */
const fewest = 3;

/**
 * Lists whose entries lead to their neighbours: the words of a link are the heading of another page to which the same list leads, and not
 * of its own.
 */
export function neighbourLinkProblems(
  pages: readonly Pick<Rendered, 'address' | 'status' | 'heading' | 'links'>[],
): string[] {
  const headings = new Map(
    pages.flatMap(({ address, status, heading }) => (status === 200 && heading ? [[address, plain(heading)]] : [])),
  );
  return pages.flatMap(({ address, links: all }) => {
    const links = all.flatMap(({ href, words }) =>
      href !== address && headings.has(href) ? [{ to: href, words: plain(words) }] : [],
    );
    if (links.length < fewest) return [];
    const others = new Map(links.map(({ to }) => [headings.get(to) ?? '', to]));
    const wrong = links.filter(
      ({ to, words }) => !isAbout(words, headings.get(to)) && (others.get(words) ?? to) !== to,
    );
    const [first] = wrong;
    return first && new Set(wrong.map(({ to }) => to)).size >= fewest
      ? [
          `${address} leads from “${first.words.slice(0, 60)}” and others of a list to the page of another entry (${first.to})`,
        ]
      : [];
  });
}

/** A heading may say more than the link, or less. */
function isAbout(words: string, heading = ''): boolean {
  return words.includes(heading) || heading.includes(words);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
