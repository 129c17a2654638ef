import type { Rendered } from '../rendered-page.ts';

/** So many links that lead to another thing than they say are no exception. */
const fewest = 3;
/** Reading a page takes longer than searching its text. */
const link = /<a\b[^>]*\shref="(\/[^"#?]*)"[^>]*>(.*?)<\/a>/gs;

/**
 * Lists whose entries lead to their neighbours: the words of a link are the heading of another page to which the same list leads, and not
 * of its own.
 */
export function neighbourLinkProblems(
  pages: readonly Pick<Rendered, 'address' | 'status' | 'heading' | 'html'>[],
): string[] {
  const headings = new Map(
    pages.flatMap(({ address, status, heading }) => (status === 200 && heading ? [[address, plain(heading)]] : [])),
  );
  return pages.flatMap(({ address, html }) => {
    const links = [...html.matchAll(link)].flatMap(([, to = '', inside = '']) =>
      to !== address && headings.has(to) ? [{ to, words: plain(inside.replaceAll(/<[^>]*>/g, ' ')) }] : [],
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

/** As it is compared: a link's words are those of the markup. */
function plain(text: string): string {
  return text
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);|[&"'<>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
