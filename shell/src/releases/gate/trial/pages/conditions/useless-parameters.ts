import { elementsWithin } from '../../../page/element-tree.ts';
import { type PageElement, readElements } from '../../../page/elements.ts';
import { kindOfForm } from '../../../page/forms/form-kinds.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** How many parameters of a page are tried, and how many values of each. */
const mostParameters = 5;
const mostValues = 3;
const fewestValues = 2;
/** A shorter list may look the same however it is chosen or sorted. */
const fewestEntries = 5;

/**
 * Parameters that a page reads and that change nothing: whatever is chosen, the API is asked for the same and the same is shown. Tried are
 * the values that the page itself offers, in links to itself and in forms that ask for it.
 */
export async function uselessParameterProblems(address: string, usual: Rendered, tryPage: TryPage): Promise<string[]> {
  if (usual.isPrivate || usual.status !== 200 || address.includes('?') || !hasLongList(usual.answers)) return [];
  const elements = readElements(usual.html).filter(({ part }) => part === 'main');
  const offered = [...valuesOffered(address, elements)].filter(
    ([name, values]) => values.size >= fewestValues && usual.parameters.includes(name),
  );
  if (offered.length === 0) return [];
  const bare = seenOf(await tryPage(address));
  const problems: string[] = [];
  for (const [name, values] of offered.slice(0, mostParameters)) {
    let isUseless = true;
    for (const value of [...values].slice(0, mostValues)) {
      const asked = await tryPage(`${address}?${new URLSearchParams({ [name]: value })}`);
      if (asked.status !== 200 || seenOf(asked) !== bare) {
        isUseless = false;
        break;
      }
    }
    if (isUseless)
      problems.push(
        `${address} shows the same and asks the API for the same whatever “${name}” says (${[...values].slice(0, mostValues).join(', ')})`,
      );
  }
  return problems;
}

/** Values by the parameters of the page's own address. */
function valuesOffered(address: string, elements: readonly PageElement[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const page = new URL(address, 'https://site.invalid');
  const add = (name: string, value: string) => {
    if (value !== '') found.set(name, (found.get(name) ?? new Set()).add(value));
  };
  const isOfPage = (to: string) => URL.parse(to, page)?.pathname === page.pathname;
  for (const { name, attributes } of elements) {
    const url = name === 'a' && attributes['href'] ? URL.parse(attributes['href'], page) : null;
    if (url?.origin !== page.origin || url.pathname !== page.pathname) continue;
    for (const [parameter, value] of url.searchParams) add(parameter, value);
  }
  for (const form of elements) {
    if (form.name !== 'form' || kindOfForm(form, elements) !== 'asked' || !isOfPage(form.attributes['action'] ?? ''))
      continue;
    for (const one of elementsWithin(elements, (element) => element === form)) {
      const { name, attributes, parent } = one;
      const ofSelect = parent?.name === 'optgroup' ? parent.parent : parent;
      if (name === 'option') add(ofSelect?.attributes['name'] ?? '', attributes['value'] ?? one.text);
      if (name === 'input' && attributes['type'] === 'radio') add(attributes['name'] ?? '', attributes['value'] ?? '');
    }
  }
  found.delete('');
  return found;
}

/** What a page asks for and shows, without what says which choice was made: forms, navigations, addresses of links. */
function seenOf({ calls, html }: TriedPage): string {
  const own = readElements(html).filter(({ part }) => part === 'main');
  const choosing = elementsWithin(own, ({ name }) => name === 'form' || name === 'nav' || name === 'search');
  const shown = own.flatMap((one) => {
    const { href: _, ...attributes } = one.attributes;
    return choosing.has(one) || one.name === 'script' ? [] : [[one.name, one.text, attributes]];
  });
  return JSON.stringify([calls, shown]);
}

function hasLongList(answers: readonly unknown[]): boolean {
  return answers.some((answer) => {
    const { data } = (answer ?? {}) as { data?: unknown };
    return Array.isArray(data) && data.length >= fewestEntries;
  });
}
