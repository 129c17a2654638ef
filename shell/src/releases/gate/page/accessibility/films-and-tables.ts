import { firstPlace } from '../element-place.ts';
import { around, elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isApiText } from '../is-api-text.ts';

const subtitles = /^(?:captions|subtitles)$/i;

/** Films with sound that the deaf cannot follow, and tables of which a screen reader cannot say what stands above a cell. */
export function filmAndTableProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
  const mute = own.filter((one) => one.name === 'video' && 'controls' in one.attributes && !isSubtitled(one, own));
  const headless = own.filter((one) => one.name === 'table' && lacksHeads(one, own) && !isApiText('<table', answers));
  const untold = own.filter(
    (one) =>
      one.name === 'table' &&
      /^(?:presentation|none)$/.test(one.attributes['role'] ?? '') &&
      own.some((head) => head.name === 'th' && around(head, ({ name }) => name === 'table') === one) &&
      !isApiText('<table', answers),
  );
  return [
    ...(mute.length > 0
      ? [
          `has a film with sound and without subtitles: <track kind="captions">, or muted where it has no sound${firstPlace(mute)}`,
        ]
      : []),
    ...(headless.length > 0
      ? [`has a table without heads (<th>): a screen reader cannot say what a cell is of${firstPlace(headless)}`]
      : []),
    ...(untold.length > 0
      ? [
          `has a table with heads whose role says that it is none: a screen reader reads its cells one after the other${firstPlace(untold)}`,
        ]
      : []),
  ];
}

function isSubtitled(film: PageElement, own: readonly PageElement[]): boolean {
  if ('muted' in film.attributes) return true;
  // A track that does not say its kind has subtitles.
  return own.some(
    ({ name, parent, attributes: { kind = 'subtitles' } }) =>
      name === 'track' && parent === film && subtitles.test(kind),
  );
}

/** Whether a table has several rows and columns, and no heads. One that says that it is none (`role`) is left out. */
function lacksHeads(table: PageElement, own: readonly PageElement[]): boolean {
  if ('role' in table.attributes) return false;
  const inside = [...elementsWithin(own, (one) => one === table)];
  if (
    inside.some(({ name, attributes: { role, scope } }) => name === 'th' || scope !== undefined || role !== undefined)
  )
    return false;
  const rows = inside.filter(({ name }) => name === 'tr');
  const widest = Math.max(
    0,
    ...rows.map((row) => inside.filter(({ name, parent }) => name === 'td' && parent === row).length),
  );
  return rows.length > 1 && widest > 1;
}
