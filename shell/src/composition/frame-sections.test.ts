import { expect, it } from 'vitest';
import { sampleSections, sampleVector } from '../testing/sample-releases/sample-vector.ts';
import { sampleRelease } from '../testing/sample-releases/sample-release.ts';
import { frameSection, frameSections } from './frame-sections.ts';

const vector = await sampleVector();
const archive = { ...frameSection(sampleRelease().section!, 'es'), home: { 'home.archive': { row: 75 } } };

it('the slots of the home page are arranged in rows as the live sections declare', async () => {
  const { later } = await sampleSections(vector);
  expect(later.home).toEqual([
    ['home.next-concert'],
    ['home.coming-weeks'],
    ['home.finder'],
    ['home.subscriptions'],
    ['home.first-visit'],
    ['home.news'],
    ['home.education', 'home.listening', 'home.reporting'],
    ['home.jobs'],
  ]);
});

it('slots in one row are sorted by rank, and a release without a section is left out', () => {
  const beside = { ...archive, home: { 'home.b': { row: 80, rank: 2 }, 'home.a': { row: 80, rank: 1 } } };
  expect(frameSections({ beside, archive, silent: undefined }, vector).later.home).toEqual([
    ['home.archive'],
    ['home.a', 'home.b'],
  ]);
});

it('a link of a section has its text and address in the requested language', () => {
  const link = { text: { es: 'Amigos', en: 'Friends' }, to: '/amigos', inEnglish: '/friends', at: { 'menu.about': 1 } };
  const section = { ...sampleRelease().section!, links: [link] };
  const both = (['es', 'en'] as const).map((locale) => frameSection(section, locale).links[0]);
  expect(both.map((one) => [one?.text, one?.to])).toEqual([
    ['Amigos', '/amigos'],
    ['Friends', '/friends'],
  ]);
});
