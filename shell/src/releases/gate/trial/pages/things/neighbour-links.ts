import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { elementsWithin } from '../../../page/element-tree.ts';
import { readElements } from '../../../page/elements.ts';
import type { Rendered } from '../rendered-page.ts';

/** So many links that lead to another thing than they say are no exception. */
const fewest = 3;

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
    const led = [...headings.keys()].filter((one) => one !== address && html.includes(`href="${one}"`));
    if (led.length < fewest) return [];
    const elements = readElements(html);
    const links = elements.flatMap((link) => {
      const to = link.name === 'a' && link.part !== undefined ? decoded(link.attributes['href'] ?? '') : '';
      return led.includes(to) ? [{ to, words: wordsOf(elements, link) }] : [];
    });
    const wrong = links.filter(
      ({ to, words }) =>
        !isAbout(words, headings.get(to)) && links.some((other) => other.to !== to && words === headings.get(other.to)),
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

function wordsOf(elements: ReturnType<typeof readElements>, link: (typeof elements)[number]): string {
  return plain([...elementsWithin(elements, (one) => one === link)].map(({ text }) => text).join(' '));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
