/** How much of a text is quoted, and how much of that stands before the difference. */
const mostQuoted = 60;
const mostBefore = 20;

/** How two renderings of a page differ, for the end of a sentence: `: “lunes 30” and then “martes 1”`; empty where they are the same. */
export function markupDifference(first: string, other: string): string {
  if (first === other) return '';
  let place = 0;
  while (place < first.length && first[place] === other[place]) place += 1;
  return `: “${quotedAt(first, place)}” and then “${quotedAt(other, place)}”`;
}

/** The text or tag around a place of the markup. */
function quotedAt(markup: string, place: number): string {
  const tag = markup.lastIndexOf('<', place - 1);
  const text = markup.lastIndexOf('>', place - 1) + 1;
  const from = Math.max(tag < text ? text : tag, place - mostBefore, 0);
  const quoted = markup.slice(from, from + mostQuoted);
  const end = quoted.indexOf('<', 1);
  return (end < 0 ? quoted : quoted.slice(0, end)).trim();
}

/** Where the data of two renderings first differ: ` (hydration.loaderData.month: 10, and 11)`; empty where they are no data that one can read. */
export function dataDifference(first: string, other: string): string {
  try {
    const found = differenceIn(JSON.parse(first), JSON.parse(other), []);
    return found ? ` (${found.path.join('.')}: ${written(found.one)}, and ${written(found.other)})` : '';
  } catch {
    return '';
  }
}

interface Difference {
  path: string[];
  one: unknown;
  other: unknown;
}

function differenceIn(one: unknown, other: unknown, path: string[]): Difference | undefined {
  if (!isHolder(one) || !isHolder(other)) return one === other ? undefined : { path, one, other };
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = differenceIn(one[name], other[name], [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function written(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, mostQuoted);
}
