import { firstPlace } from '../element-place.ts';
import type { PageElement } from '../elements.ts';

const lists = /^(?:ul|ol|menu)$/;
const inLists = /^(?:li|script|template)$/;
const inDescriptions = /^(?:dt|dd|div|script|template)$/;

/** Lists of a section that a screen reader does not count: entries outside of a list, and other things between them. */
export function listProblems(own: readonly PageElement[]): string[] {
  const found = new Map<string, PageElement[]>();
  for (const element of own) {
    const { name, attributes, parent, isInDrawing } = element;
    const add = (what: string) => found.set(what, [...(found.get(what) ?? []), element]);
    if (isInDrawing || !parent) continue;
    const { role } = parent.attributes;
    const isInList = lists.test(parent.name);
    if (name === 'li' && !isInList && role !== 'list' && !('role' in attributes))
      add('has an entry (li) that is in no list');
    if (isInList && !inLists.test(name) && role === undefined && attributes['role'] !== 'listitem')
      add(`has <${name}> between the entries of a list (${parent.name})`);
    if (/^d[td]$/.test(name) && parent.name !== 'dl' && !(parent.name === 'div' && parent.parent?.name === 'dl'))
      add(`has <${name}> in no list of terms (dl)`);
    if (parent.name === 'dl' && !inDescriptions.test(name) && role === undefined)
      add(`has <${name}> between the entries of a list of terms (dl)`);
  }
  return [...found].map(([what, elements]) => what + firstPlace(elements));
}
