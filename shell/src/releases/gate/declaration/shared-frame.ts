import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import type { LoadedRelease } from '../../../server/worker/loaded-release.ts';

/** What a live section, or the shell, says of itself. */
export interface NamedSection {
  name: string;
  section: Section;
}

/** What a release says of itself, what its live release says, and what all others do. */
export interface FrameShares {
  name: string;
  section: Section | undefined;
  before: Section | undefined;
  others: readonly NamedSection[];
}

/** The sections beside one, of those that are live. */
export function sectionsBeside(name: string, live: readonly LoadedRelease[]): NamedSection[] {
  return live.flatMap(({ name: other, release, removed }) =>
    other !== name && !removed && release?.section ? { name: other, section: release.section } : [],
  );
}

/** What a section would take from others in the frame and on the home page. @returns a line each */
export function sharedFrameProblems(shares: FrameShares): string[] {
  return [...rowProblems(shares), ...lostMenuProblems(shares), ...ownMenuProblems(shares)];
}

/** A part in a row that another one has alone: both would be drawn in columns. With a `rank` its section opens the row to others. */
function rowProblems({ section, before, others }: FrameShares): string[] {
  const taken = others.flatMap((other) => placesOf(other.section).map((place) => ({ ...place, name: other.name })));
  const known = placesOf(before).map(({ row }) => row);
  const rows = taken.map(({ row }) => row);
  return placesOf(section).flatMap(({ slot, row }) => {
    const [first, ...more] = taken.filter((place) => place.row === row);
    if (!first || more.length > 0 || first.rank !== undefined || known.includes(row)) return [];
    let free = row + 1;
    while (rows.includes(free)) free += 1;
    return [
      `section.ts puts ${slot} into row ${row} beside ${first.slot} of ${first.name}, which has the row alone and would be drawn in a column: take a free row (${free}), or let ${first.name} open its row with a rank`,
    ];
  });
}

/** A menu entry that is given up while others have links in it, which would be gone with it. */
function lostMenuProblems({ name, section, before, others }: FrameShares): string[] {
  if (!before?.menu || section?.menu) return [];
  const owners = others.filter((other) => linksAt(other.section).some(({ place }) => place === `menu.${name}`));
  return owners.length > 0
    ? [
        `section.ts no longer has its entry in the menu, in which ${owners.map((one) => one.name).join(', ')} ${owners.length > 1 ? 'have' : 'has'} links at menu.${name}: they would be gone, too`,
      ]
    : [];
}

function ownMenuProblems({ name, section }: FrameShares): string[] {
  const link = section?.menu ? undefined : linksAt(section).find(({ place }) => place === `menu.${name}`);
  return link
    ? [`section.ts has the link “${link.text}” at menu.${name} and no menu of its own: nobody would see the link`]
    : [];
}

/** What a release gives up in the frame, in the search and on the home page, or does not get there: a team may mean it. */
export function sharedFrameNotes(shares: FrameShares): string[] {
  return [...placeNotes(shares), ...givenUpNotes(shares), ...topNotes(shares)];
}

/** Links in a menu entry that there is not. */
function placeNotes({ name, section, before, others }: FrameShares): string[] {
  const entries = others.flatMap((other) => (other.section.menu ? [`menu.${other.name}`] : []));
  const isKnown = (place: string) => linksAt(before).some((one) => one.place === place);
  // A site with one section has no menu entries of others yet.
  if (entries.length === 0) return [];
  return linksAt(section)
    .filter(({ place }) => place.startsWith('menu.') && ![...entries, 'menu.foot', `menu.${name}`].includes(place))
    .filter(({ place }) => !isKnown(place))
    .map(({ place, text }) => `the link “${text}” is at ${place}, and no live section has this entry in the menu`);
}

function givenUpNotes({ section, before }: FrameShares): string[] {
  const found = pathsToFind(section);
  const paths = pathsToFind(before).filter((path) => !found.includes(path));
  const shown = placesOf(section).map(({ slot }) => slot);
  const slots = placesOf(before).flatMap(({ slot }) => (shown.includes(slot) ? [] : slot));
  return [
    ...(paths.length > 0 ? [`no longer in search and site map: ${paths.slice(0, 5).join(', ')}`] : []),
    ...(slots.length > 0 ? [`no longer on the home page: ${slots.join(', ')}`] : []),
    ...(before?.menu && !section?.menu ? ['no longer an entry of the menu'] : []),
  ];
}

/** A part above the first one of the home page. */
function topNotes({ section, before, others }: FrameShares): string[] {
  const places = others.flatMap((other) => placesOf(other.section)).toSorted((one, other) => one.row - other.row);
  const [first] = places;
  if (!first || placesOf(before).some(({ row }) => row < first.row)) return [];
  return placesOf(section)
    .filter(({ row }) => row < first.row)
    .map(({ slot }) => `${slot} stands above ${first.slot}, with which the home page begins`);
}

function placesOf(section: Section | undefined): { slot: string; row: number; rank?: number | undefined }[] {
  return Object.entries(section?.home ?? {}).map(([slot, place]) => ({ slot, ...place }));
}

function linksAt(section: Section | undefined): { place: string; text: string }[] {
  return (section?.links ?? []).flatMap(({ text, at }) => Object.keys(at).map((place) => ({ place, text: text.es })));
}

/** The pages that search and site map name. */
function pathsToFind(section: Section | undefined): string[] {
  return (section?.pages ?? []).flatMap(({ path, summary }) => (summary ? path : []));
}
