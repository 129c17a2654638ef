import type { RemoteModule } from '@ofgc/shared/contract';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { createUnseenStates } from '../../releases/gate/trial/examples/unseen-states.ts';
import type { BlockPage } from '../../releases/gate/declaration/content-pages.ts';
import { type Condition, conditions } from '../../releases/gate/trial/pages/conditions/conditions.ts';
import { watchKeptMarkup } from '../../releases/gate/trial/pages/conditions/edits/watched-markup.ts';
import type { PageTrial } from '../../releases/gate/trial/pages/page-trial.ts';
import { type TriedPage, type TryPage, untried } from '../../releases/gate/trial/pages/tried-page.ts';
import { tryPages } from '../../releases/gate/trial/pages/try-pages.ts';
import { sampleRelease } from './sample-release.ts';
import { sampleRemote } from './sample-remote.ts';

export const Component = () => null;
const remote = { ...sampleRemote, routes: [{ id: 'jobs.portal', path: 'portal-empleo', Component }] };
const bare: Section = { ...sampleRelease().section!, menu: undefined };
const word = { es: 'Una', en: 'One' };
export const page = (path: string) => ({ path, title: word });
export const link = (to: string) => ({ text: word, to, at: { 'footer.orchestra': 1 } });
type Pages = Record<string, Partial<TriedPage>>;
const well: TriedPage = { ...untried, status: 200 };
export const leadingTo = (location: string): TriedPage => ({ ...well, status: 302, location });
/** The end of an address of a thing that nothing is, as the gate asks for it. */
const unknown = /\/(?:no-hay-nada-con-este-nombre|999999999|\d+abc)$/;
/** A site on which all pages are fine but these, and unknown things are not there. */
const siteWith =
  (pages: Pages = {}): TryPage =>
  async (address) => ({ ...well, ...(unknown.test(address) && { status: 404 }), ...pages[address] });

export interface TriedSite {
  section?: Partial<Section>;
  routes?: RemoteModule['routes'];
  pages?: Pages;
  without?: Pages;
  /** Pages with an API whose lists are all empty, a year later. */
  empty?: Pages;
  /** Pages with an API whose lists have one entry each. */
  oneEntry?: Pages;
  /** Pages a year later, with the data of today. */
  nextYear?: Pages;
  /** Pages at the times of what they show. */
  onTheDay?: Pages;
  withoutApi?: Pages;
  /** Pages without the answers to calls, by the path of the first that is lost. */
  withoutCalls?: Record<string, Pages>;
  /** Pages with an API that answers with the content alone. */
  contentAlone?: Pages;
  /** Pages of the content with blocks of the section. */
  blockPages?: readonly BlockPage[];
  /** Whether all pages of the content could be read. */
  isContentWhole?: boolean;
  /** The types of its blocks. */
  blocks?: readonly string[];
  /** Whether the API answers with its description. */
  isDescribed?: boolean;
  /** What the first page writes to the console. */
  written?: string;
}
/** What a section is tried with beside a site that is fine otherwise. @param onStep is given the steps in their order */
export function trialOf(
  {
    section,
    routes = [],
    pages = {},
    without = pages,
    empty = {},
    oneEntry = {},
    nextYear = {},
    onTheDay = pages,
    withoutApi = {},
    withoutCalls = {},
    contentAlone = {},
    blockPages = [],
    isContentWhole = true,
    blocks = [],
    isDescribed = false,
    written = '',
  }: TriedSite,
  onStep: (step: string) => void = () => {},
): PageTrial {
  const lines = [written];
  /** Under the others its pages are as today. */
  const under: Partial<Record<Condition, Pages>> = {
    withoutIt: without,
    withEmptyLists: empty,
    withOneEntry: oneEntry,
    inNextYear: nextYear,
    inNextYearEdited: nextYear,
    inSummerNight: nextYear,
    withEmptyListsToday: {},
    withoutApi,
    withContentAlone: contentAlone,
    asOther: {},
  };
  const tryUnder = Object.fromEntries(
    conditions.map((condition) => [condition, siteWith(condition in under ? under[condition] : pages)]),
  ) as Record<Condition, TryPage>;
  const slots = Object.fromEntries(blocks.map((type) => [`block.${type}`, null as never]));
  return {
    remote: { ...remote, routes: [...remote.routes, ...routes], slots },
    release: sampleRelease({
      name: 'jobs',
      version: 'v1',
      integrity: { 'browser/note.svg': '', 'browser/film.mp4': '' },
    }),
    filmSizes: new Map([['/assets/jobs/v1/browser/film.mp4', 2_000_000]]),
    section: { ...bare, ...section },
    siteUrl: 'https://site.example',
    ...tryUnder,
    at: () => siteWith(onTheDay),
    withoutCalls: ([first]) => siteWith(withoutCalls[first?.path ?? ''] ?? pages),
    instant: new Date('2026-11-20T12:00:00Z'),
    published: [],
    hasInCode: async () => false,
    isApiThere: true,
    moduleState: () => new Map(),
    leads: { hasRoute: () => true, isOfSection: () => true, hasContent: async () => true },
    content: {
      hasPage: async () => true,
      hasDocument: async () => true,
      pagesWith: async () => ({ pages: [...blockPages], isWhole: isContentWhole }),
    },
    siteMap: Promise.resolve([]),
    operations: isDescribed ? {} : null,
    forms: null,
    written: () => lines.pop() ?? '',
    sessionPaths: [],
    elsewhere: (work) => work(),
    abroad: (work) => work(),
    hiddenFocus: [],
    scripted: new Set(),
    unseenStates: createUnseenStates({ paths: {} }),
    keptMarkup: watchKeptMarkup('jobs', new Date('2026-11-20T12:00:00Z')),
    onStep,
  };
}

/** Tries the pages of a section beside a site that is fine otherwise. @returns its problems and notes, and the steps in their order */
export async function attempt(site: TriedSite) {
  const steps: string[] = [];
  const result = await tryPages(trialOf(site, (step) => steps.push(step)));
  return { ...result, steps };
}
