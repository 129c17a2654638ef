import { expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { nothingRendered } from './pages/rendered-page.ts';
import { wholeSectionProblems } from './section-problems.ts';
import { untried } from './pages/tried-page.ts';

const catalogue = async () => ({ default: {} });
const trial = {
  remote: {
    name: 'jobs',
    mounts: ['/portal-empleo'],
    routes: [],
    slots: {},
    locales: { es: catalogue, en: catalogue },
    warmUp: [],
  },
  section: { ...sampleRelease().section!, menu: undefined },
  leads: { hasRoute: () => true, isOfSection: () => true, hasContent: async () => true },
  content: {
    hasPage: async () => true,
    hasDocument: async () => true,
    pagesWith: async () => ({ pages: [], isWhole: true }),
  },
  operations: null,
  instant: new Date('2026-11-20'),
  siteUrl: 'https://site.example',
  published: [],
  siteMap: Promise.resolve([]),
};
const withData = async () => ({ ...untried, status: 200 });
/** The answers of the API to calls of one list, by the number of their entries. */
const lists = (...counts: number[]) => ({
  asked: counts.map(() => 'api/vacancies'),
  called: counts.map(() => 'api/vacancies'),
  answers: counts.map((count) => ({ data: Array.from({ length: count }, () => ({})) })),
});
const page = (address: string, isShown: boolean, answered: ReturnType<typeof lists>) => ({
  ...nothingRendered,
  address,
  status: 200,
  parts: new Map([['home.jobs', isShown]]),
  ...answered,
});

it.each<[string, ReturnType<typeof lists>, ReturnType<typeof lists>, string[]]>([
  ['the data are there in both', lists(2), lists(1), ['/en shows nothing in home.jobs, unlike /']],
  ['a list has entries in one alone', lists(2), lists(0), []],
  ['one of two lists has entries in one alone', lists(2, 1), lists(0, 1), []],
  ['both have nothing', lists(0), lists(0), ['/en shows nothing in home.jobs, unlike /']],
  ['the list has entries in the other alone', lists(0), lists(2), ['/en shows nothing in home.jobs, unlike /']],
  ['one asks for nothing', lists(2), lists(), ['/en shows nothing in home.jobs, unlike /']],
])('judges a part that is shown in one language alone where %s', async (_, spanish, english, problems) => {
  const pages = [page('/', true, spanish), page('/en', false, english)];
  expect(await wholeSectionProblems(pages, withData, trial)).toEqual(problems);
});

it('judges a part by the lists that its section asks for, and not by those of others on the home page', async () => {
  const problemsBeside = (calledWithout: string[]) =>
    wholeSectionProblems(
      [{ ...page('/', true, lists(2)), calledWithout }, page('/en', false, lists(0))],
      withData,
      trial,
    );
  expect(await problemsBeside(['api/news'])).toEqual([]);
  expect(await problemsBeside(['api/vacancies'])).toEqual(['/en shows nothing in home.jobs, unlike /']);
});

it('finds titles that stand in the wrong language in section.ts', async () => {
  const titled = (address: string, title: string) => ({ ...page(address, true, lists()), title });
  const pages = [titled('/portal-empleo', 'Portal de empleo'), titled('/en/portal-empleo', 'Job portal')];
  const problemsWith = (es: string, en: string) => {
    const link = { text: { es, en }, to: '/portal-empleo', at: {} };
    return wholeSectionProblems(pages, withData, { ...trial, section: { ...trial.section, links: [link], pages: [] } });
  };
  expect(await problemsWith('Job portal', 'Portal de empleo')).toEqual([
    'section.ts says “Job portal” in Spanish and “Portal de empleo” in English for /portal-empleo: the other way round',
  ]);
  expect(await problemsWith('Portal de empleo', 'Job portal')).toEqual([]);
  expect(await problemsWith('Empleo', 'Jobs')).toEqual([]);
  expect(await problemsWith('Job portal', 'Job portal')).toEqual([
    'section.ts says “Job portal” in Spanish for /portal-empleo, which is the page’s title in the other language',
  ]);
  pages[0] = titled('/portal-empleo', 'Pódcast de la orquesta');
  pages[1] = titled('/en/portal-empleo', 'Podcast');
  expect(await problemsWith('Podcast', 'Podcast')).toEqual([]);
});
