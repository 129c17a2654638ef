import { elementsWithin } from '../../../page/element-tree.ts';
import { readElements } from '../../../page/elements.ts';
import type { TriedPage } from '../tried-page.ts';

interface Option {
  value: string;
  label: string;
  count: number;
}

/**
 * A choice that shows what another one is to show: the API says how many entries each value of a filter leaves, and it answers as many as
 * for another value. @param usual the page without a choice @param chosen the page with it; a choice is the name of a parameter and its value
 */
export function miscountedProblems(
  address: string,
  usual: Pick<TriedPage, 'answers' | 'html'>,
  chosen: Pick<TriedPage, 'answers' | 'status'>,
  [name, value]: readonly [name: string, value: string],
): string[] {
  const totals = new Set(chosen.answers.flatMap((answer) => listOf(answer)?.total ?? []));
  const [total] = totals;
  if (chosen.status !== 200 || totals.size !== 1 || total === undefined) return [];
  const words = wordsOfChoice(usual.html, name, value);
  for (const answer of usual.answers) {
    const { facets = [], total: all } = listOf(answer) ?? {};
    for (const options of facets) {
      // Values of which an entry has several, or that are counted beside others, tell nothing.
      if (options.reduce((sum, { count }) => sum + count, 0) !== all) continue;
      const meant =
        options.find((one) => one.value === value) ?? options.find((one) => words !== '' && isCalled(words, one.label));
      const shown = options.find((one) => one !== meant && one.count === total);
      if (meant && shown && meant.count !== total)
        return [
          `${address} shows with “${name}=${value}” ${total} entries, as many as “${shown.label}” has: “${meant.label}” has ${meant.count}`,
        ];
    }
  }
  return [];
}

/** An option may have its count behind its name. */
function isCalled(words: string, label: string): boolean {
  return words.startsWith(label) && /^[\s(]*\d*\)?$/.test(words.slice(label.length));
}

function wordsOfChoice(html: string, name: string, value: string): string {
  const own = readElements(html).filter(({ part }) => part === 'main');
  const lists = elementsWithin(own, (one) => one.name === 'select' && one.attributes['name'] === name);
  return [...lists].find((one) => one.name === 'option' && one.attributes['value'] === value)?.text.trim() ?? '';
}

function listOf(answer: unknown): { total: number; facets: Option[][] } | undefined {
  const { meta } = (answer ?? {}) as { meta?: { total?: unknown; facets?: Record<string, Option[]> } | null };
  return typeof meta?.total === 'number' ? { total: meta.total, facets: Object.values(meta.facets ?? {}) } : undefined;
}
