import type { RemoteModule } from '@ofgc/shared/contract';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { createUnseenStates } from '../releases/gate/trial/examples/unseen-states.ts';
import { watchKeptMarkup } from '../releases/gate/trial/pages/conditions/watched-markup.ts';
import type { TriedPage, TryPage } from '../releases/gate/trial/pages/try-page.ts';
import { tryPages } from '../releases/gate/trial/pages/try-pages.ts';
import { sampleRelease } from './sample-release.ts';

const catalogue = async () => ({ default: {} });
export const Component = () => null;
const remote: RemoteModule = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [{ id: 'jobs.portal', path: 'portal-empleo', Component }],
  slots: {},
  locales: { es: catalogue, en: catalogue },
  warmUp: ['/portal-empleo', '/en/portal-empleo'],
};
const bare: Section = { ...sampleRelease().section!, menu: undefined };
const word = { es: 'Una', en: 'One' };
export const page = (path: string) => ({ path, title: word });
export const link = (to: string) => ({ text: word, to, at: { 'footer.orchestra': 1 } });
const well: TriedPage = { status: 200, html: '', errors: [] };
export const leadingTo = (location: string): TriedPage => ({ ...well, status: 302, location });
/** A site on which all pages are fine but these. */
const siteWith =
  (pages: Record<string, Partial<TriedPage>> = {}): TryPage =>
  async (address) => ({ ...well, ...pages[address] });

export interface TriedSite {
  section?: Partial<Section>;
  routes?: RemoteModule['routes'];
  pages?: Record<string, Partial<TriedPage>>;
  without?: Record<string, Partial<TriedPage>>;
  /** Pages with an API whose lists are all empty, a year later. */
  empty?: Record<string, Partial<TriedPage>>;
  /** Pages a year later, with the data of today. */
  nextYear?: Record<string, Partial<TriedPage>>;
  /** What the first page writes to the console. */
  written?: string;
}
/** Tries the pages of a section beside a site that is fine otherwise. @returns its problems and notes, and the steps in their order */
export async function attempt({
  section,
  routes = [],
  pages,
  without = pages,
  empty,
  nextYear,
  written = '',
}: TriedSite) {
  const lines = [written];
  const steps: string[] = [];
  const result = await tryPages({
    remote: { ...remote, routes: [...remote.routes, ...routes] },
    release: sampleRelease({ name: 'jobs', version: 'v1', integrity: { 'browser/note.svg': '' } }),
    section: { ...bare, ...section },
    siteUrl: 'https://site.example',
    withData: siteWith(pages),
    withEmptyLists: siteWith(empty),
    inNextYear: siteWith(nextYear),
    withEmptyListsToday: siteWith(),
    withoutApi: siteWith(),
    asOther: siteWith(),
    moduleState: () => new Map(),
    withoutIt: siteWith(without),
    leads: { hasRoute: () => true, isOfSection: () => true, hasContent: async () => true },
    content: { hasPage: async () => true, hasDocument: async () => true, pagesWith: async () => [] },
    siteMap: Promise.resolve([]),
    operations: null,
    forms: null,
    written: () => lines.pop() ?? '',
    sessionPaths: [],
    elsewhere: (work) => work(),
    abroad: (work) => work(),
    hiddenFocus: [],
    scripted: new Set(),
    withEditedContent: siteWith(pages),
    whileSigningIn: siteWith(pages),
    withExamples: siteWith(pages),
    withMatchAllSearch: siteWith(pages),
    unseenStates: createUnseenStates({ paths: {} }),
    withUnseenStates: siteWith(pages),
    keptMarkup: watchKeptMarkup('jobs'),
    onStep: (step) => steps.push(step),
  });
  return { ...result, steps };
}
