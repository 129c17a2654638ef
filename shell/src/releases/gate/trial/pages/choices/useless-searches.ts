import { elementsWithin, wordsIn } from '../../../page/element-tree.ts';
import { type PageElement, readElements } from '../../../page/elements.ts';
import { kindOfForm } from '../../../page/forms/form-kinds.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** What somebody may look for and nothing has in it. */
const unfound = 'zqxjkv';
/** From so many entries on a list is searched. */
const fewestEntries = 5;

/**
 * A search of a list that finds everything, whatever is typed: a word that nothing has in it, and one that only one entry has. The API is
 * asked for the same both times, and the same entries are shown as without a word.
 */
export async function uselessSearchProblems(address: string, usual: Rendered, tryPage: TryPage): Promise<string[]> {
  if (usual.isPrivate || usual.status !== 200 || address.includes('?')) return [];
  const own = readElements(usual.html).filter(({ part }) => part === 'main');
  const names = fieldsFor(address, own);
  const entries = entriesOf(own);
  const word = wordOfOne(entries);
  if (names.length === 0 || entries.size < fewestEntries || !word) return [];
  const problems: string[] = [];
  for (const name of names) {
    const search = (text: string) => tryPage(`${address}?${String(new URLSearchParams({ [name]: text }))}`);
    const [none, one] = [await search(unfound), await search(word)];
    const hasFoundAll = [none, one].every((page) => page.status === 200 && showsAll(page, entries));
    if (hasFoundAll && JSON.stringify(none.calls) === JSON.stringify(one.calls))
      problems.push(`${address} finds everything, whatever somebody types into “${name}” (${unfound}, ${word})`);
  }
  return problems;
}

/** The names of the fields in which a list is searched, in forms that ask for the page itself. Others may take a code or a date alone. */
function fieldsFor(address: string, own: readonly PageElement[]): string[] {
  const page = new URL(address, 'https://site.invalid');
  const forms = elementsWithin(
    own,
    (one) =>
      one.name === 'form' &&
      kindOfForm(one, own) === 'asked' &&
      URL.parse(one.attributes['action'] ?? '', page)?.pathname === page.pathname,
  );
  return [...forms].flatMap(({ name, attributes }) =>
    name === 'input' && attributes['type'] === 'search' && !('pattern' in attributes) && !('list' in attributes)
      ? (attributes['name'] ?? [])
      : [],
  );
}

/** Where a page leads besides its forms and navigations, with the words of these links. */
function entriesOf(own: readonly PageElement[]): Map<string, string> {
  const choosing = elementsWithin(own, ({ name }) => name === 'form' || name === 'nav' || name === 'search');
  const links = own.filter(({ name, attributes }) => name === 'a' && /^\/[^?#]*$/.test(attributes['href'] ?? ''));
  return new Map(
    links.flatMap((link) =>
      choosing.has(link) ? [] : [[link.attributes['href'] ?? '', wordsIn(own, (one) => one === link)]],
    ),
  );
}

/** A word that one entry alone has. */
function wordOfOne(entries: ReadonlyMap<string, string>): string | undefined {
  const words = [...entries.values()].map((text) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu)));
  return words.flatMap((own) => [...own]).find((word) => words.filter((own) => own.has(word)).length === 1);
}

/** Whether a page leads to all entries; what leads back to the whole list is more. */
function showsAll({ html }: TriedPage, entries: ReadonlyMap<string, string>): boolean {
  const shown = entriesOf(readElements(html).filter(({ part }) => part === 'main'));
  return [...entries.keys()].every((href) => shown.has(href));
}
