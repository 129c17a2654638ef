import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { hues } from '@ofgc/shared/design/theme/hues.ts';
import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { type FrameShares, sectionsBeside, sharedFrameNotes, sharedFrameProblems } from './shared-frame.ts';

const words = { es: 'Una', en: 'One' };
const page = (path: string) => ({ path, title: words, summary: words });
const saying = (said: Partial<Section>): Section => ({
  title: words,
  hue: hues[0],
  links: [],
  pages: [],
  examples: [],
  ...said,
});
const linkAt = (place: `menu.${string}`) => ({ text: words, to: '/explora', at: { [place]: 1 } });
const explore = saying({
  home: { 'home.news': { row: 60 }, 'home.listening': { row: 70, rank: 20 } },
  menu: { to: '/explora', rank: 40 },
});
const about = saying({ home: { 'home.reporting': { row: 70, rank: 30 } }, links: [linkAt('menu.jobs')] });
const others = [
  { name: 'explore', section: explore },
  { name: 'about', section: about },
];
const jobs = saying({ home: { 'home.jobs': { row: 80 } } });
const shares = (section: Section | undefined, before: Section | undefined = jobs): FrameShares => ({
  name: 'jobs',
  section,
  before,
  others,
});
const problemsOf = (...all: Parameters<typeof shares>) => sharedFrameProblems(shares(...all));
const notesOf = (...all: Parameters<typeof shares>) => sharedFrameNotes(shares(...all));
const inRow = (row: number) => saying({ home: { 'home.jobs': { row } } });

describe('what a section may do beside others', () => {
  it.each<[string, Section | undefined, Section?]>([
    ['no section.ts', undefined],
    ['its row as before', jobs],
    ['a row of its own between others', inRow(65)],
    ['a row that several share', inRow(70)],
    ['a row of another in which it is already', inRow(60), inRow(60)],
    ['two parts of its own in a row', saying({ home: { 'home.jobs': { row: 80 }, 'home.more': { row: 80 } } })],
    ['links in its own menu and at the foot', saying({ menu: { to: '/a', rank: 1 }, links: [linkAt('menu.jobs')] })],
    ['no menu, as before', saying({ links: [linkAt('menu.foot')] })],
    ['links in a menu that comes later', saying({ links: [linkAt('menu.archive')] })],
  ])('accepts %s', (_, section, before) => expect(problemsOf(section, before)).toEqual([]));

  it('accepts a row that another opens with a rank, and a menu that is given up where nobody else has links', () => {
    const open = saying({ home: { 'home.news': { row: 60, rank: 1 } } });
    const beside = [{ name: 'explore', section: open }];
    const withMenu = saying({ menu: { to: '/a', rank: 1 } });
    expect(sharedFrameProblems({ ...shares(inRow(60), withMenu), others: beside })).toEqual([]);
  });

  it.each<[string, Section | undefined, Section | undefined, string]>([
    [
      'a part in a row that another has alone',
      inRow(60),
      jobs,
      'section.ts puts home.jobs into row 60 beside home.news of explore, which has the row alone and would be drawn in a column: take a free row (61), or let explore open its row with a rank',
    ],
    [
      'a menu that others have links in',
      jobs,
      saying({ menu: { to: '/a', rank: 1 } }),
      'section.ts no longer has its entry in the menu, in which about has links at menu.jobs: they would be gone, too',
    ],
    [
      'a link in a menu of its own that it does not have',
      saying({ links: [linkAt('menu.jobs')] }),
      jobs,
      'section.ts has the link “Una” at menu.jobs and no menu of its own: nobody would see the link',
    ],
  ])('refuses %s', (_, section, before, problem) => expect(problemsOf(section, before)).toEqual([problem]));
});

it.each<[string, Section | undefined, Section | undefined, string[]]>([
  ['nothing of what stays', jobs, jobs, []],
  ['nothing of a first release', jobs, undefined, []],
  ['nothing of links in live menus', saying({ links: [linkAt('menu.explore'), linkAt('menu.foot')] }), undefined, []],
  ['nothing of a page that has a summary still', saying({ pages: [page('/a')] }), saying({ pages: [page('/a')] }), []],
  [
    'a link in a menu that there is not',
    saying({ links: [linkAt('menu.explorer')] }),
    undefined,
    ['the link “Una” is at menu.explorer, and no live section has this entry in the menu'],
  ],
  ['nothing of such a link that was there', about, saying({ links: [linkAt('menu.jobs')] }), []],
  [
    'a page without its summary',
    saying({ pages: [{ path: '/a', title: words }] }),
    saying({ pages: [page('/a'), page('/b')] }),
    ['no longer in search and site map: /a, /b'],
  ],
  ['a part that goes', saying({}), jobs, ['no longer on the home page: home.jobs']],
  ['a menu that goes', jobs, saying({ menu: { to: '/a', rank: 1 } }), ['no longer an entry of the menu']],
  ['a part at the top', inRow(5), jobs, ['home.jobs stands above home.news, with which the home page begins']],
  ['nothing of one that was at the top', inRow(5), inRow(-1), []],
])('notes say %s', (_, section, before, notes) =>
  expect(notesOf(section, before).filter((note) => before || !note.startsWith('no longer'))).toEqual(notes),
);

it('sections beside one are those of live releases', () => {
  const { section, ...release } = sampleRelease({ name: 'education' });
  const base = { mounts: [], slots: [], version: 'v1' };
  const live = [
    { ...base, name: 'education', release: { ...release, section } },
    { ...base, name: 'jobs', release: { ...release, section } },
    { ...base, name: 'past', release: { ...release, section }, removed: { redirect: null } },
    { ...base, name: 'broken', release: null },
  ];
  expect(sectionsBeside('jobs', live).map(({ name }) => name)).toEqual(['education']);
});
