import type { RemoteModule } from '@ofgc/shared/contract';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { defaultLocale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { anchorProblems } from './anchors.ts';
import {
  declaredAddresses,
  exampleAddresses,
  examplesInTurn,
  knownAddresses,
  linkedAddresses,
  onePerRoute,
  uncoveredRoutes,
} from './addresses.ts';
import { isOwn, isPage, linkProblems, redirectProblems } from './link-targets.ts';
import { metadataProblems } from './page-metadata.ts';
import { homes, pageProblems } from './page-problems.ts';
import { determinismProblems } from './deterministic-pages.ts';
import { redirectingRoutes } from './redirecting-routes.ts';
import type { TriedPage, TryPage } from './try-page.ts';

interface PageTrial {
  /** The site's public address. */
  siteUrl: string;
  remote: RemoteModule;
  /** The section's declarations. */
  section: Section | undefined;
  /** Null where the API does not answer now. */
  withData: TryPage | null;
  withoutApi: TryPage;
  /** Renders with the same data, but all lists empty; null where the API does not answer. */
  withEmptyLists: TryPage | null;
  /** Renders the live releases without the tried one: problems that occur there, too, are not its fault. */
  withoutIt: TryPage;
  /** Called with each address before it is rendered: if the trial then ends without a result, the last address is to blame. */
  onStep: (address: string) => void;
}

export interface TrialResult {
  problems: string[];
  /** Notes on pages that could not be tried. */
  notes: string[];
}

/**
 * Renders every route of a remote in every language, the addresses it declares, and the home page with its slots: with live data, with
 * empty lists, and without the API.
 */
export async function tryPages(trial: PageTrial): Promise<TrialResult> {
  const { siteUrl, remote, section, withData, withoutApi, withEmptyLists, onStep } = trial;
  const problems: string[] = [];
  const notes: string[] = withData ? [] : ['the API does not answer: pages were rendered without data alone'];
  const render = withData ? createRender(trial, withData) : async () => nothingRendered;

  const known = knownAddresses(remote);
  const declared = section ? declaredAddresses(section).filter(isPage) : [];
  const own = declared.filter((address) => isOwn(address, remote.mounts));
  const examples = section ? exampleAddresses(section) : [];
  const shown: string[] = [];
  const pages: Rendered[] = [];
  const redirected = new Set<string>();
  const show = async (addresses: readonly string[]) => {
    for (const address of new Set(addresses)) {
      if (shown.includes(address)) continue;
      onStep(address);
      const rendered = await render(address);
      const { status, isRedirect, found } = rendered;
      const isGone = status === 404 && !known.includes(address);
      if (isGone && own.includes(address)) {
        problems.push(`section.ts leads to ${address}, which answers 404`);
        continue;
      }
      // The data of an example may have been deleted since; no page of the site links to it.
      if (isGone && examples.includes(address)) {
        notes.push(`the example ${address} was not tried: it answers 404`);
        continue;
      }
      shown.push(address);
      problems.push(...found);
      pages.push(rendered);
      if (isRedirect) redirected.add(address);
    }
  };
  // Examples in one language each, and those that are the only address of their route, in each language.
  const inTurn = new Set(section ? examplesInTurn(section) : []);
  const standing = onePerRoute(remote, [...known, ...own, ...examples]);
  const opened = examples.filter((address) => inTurn.has(address) || standing.includes(address));
  await show([...homes, ...known, ...own, ...opened]);
  const linked = linkedAddresses(
    remote,
    shown,
    pages.map(({ html }) => html),
  );
  await show(linked);
  if (section) problems.push(...anchorProblems(section, (address) => pages[shown.indexOf(address)]?.html));
  for (const address of declared) {
    if (!withData || shown.includes(address) || own.includes(address)) continue;
    onStep(address);
    problems.push(...(await linkProblems(address, { siteUrl, mounts: remote.mounts, tryPage: withData })));
  }

  for (const address of new Set([...homes, ...known, ...onePerRoute(remote, shown)])) {
    const first = pages[shown.indexOf(address)];
    // Checked in one language only, because both are made of the same parts.
    if (withData && first?.html && splitLocale(address).locale === defaultLocale) {
      onStep(`${address} once more`);
      problems.push(...(await repeated(address, first, withData, trial)));
    }
    // Also checked in one language only.
    if (withEmptyLists && splitLocale(address).locale === defaultLocale) {
      onStep(`${address} with empty lists`);
      const { status, errors } = await withEmptyLists(address);
      const [error] = status === 500 || homes.includes(address) ? errors : [];
      if (error) problems.push(`${address} with empty lists of the API: ${error.text}`);
    }
    onStep(`${address} with the API away`);
    const { status, errors } = await withoutApi(address);
    const error =
      errors.find(({ kind }) => kind === 'render' || kind === 'words') ?? (status === 500 ? errors[0] : undefined);
    if (error || status === 500) problems.push(`${address} with the API away: ${error?.text ?? `answers ${status}`}`);
  }
  const uncovered = uncoveredRoutes(remote, shown);
  const unseen = await redirectingRoutes(remote, shown, redirected);
  return {
    problems: [...new Set(problems)],
    notes: [
      ...notes,
      ...uncovered.map((id) => `the route ${id} was not tried: no page links to it; name an example in warmUp`),
      ...unseen.map((id) => `the route ${id} was not tried: only redirects`),
    ],
  };
}

/** Differences between renderings that also occur without the release are not its fault. */
async function repeated(
  address: string,
  first: TriedPage,
  withData: TryPage,
  { withoutIt }: PageTrial,
): Promise<string[]> {
  const problems = await determinismProblems(address, first, withData);
  if (problems.length === 0 || !homes.includes(address)) return problems;
  const others = await determinismProblems(address, await withoutIt(address), withoutIt);
  return others.length > 0 ? [] : problems;
}

interface Rendered extends TriedPage {
  isRedirect: boolean;
  /** The problems of the page. */
  found: string[];
}
const nothingRendered: Rendered = { status: 0, isRedirect: false, html: '', errors: [], found: [] };

/** @returns renders a page with live data, and finds its problems */
function createRender(
  { remote, siteUrl, withoutIt }: PageTrial,
  withData: TryPage,
): (address: string) => Promise<Rendered> {
  return async (address) => {
    const page = await withData(address);
    // The home page has parts of all sections, so it is compared with the home page without this section.
    const beside = homes.includes(address) ? await withoutIt(address) : undefined;
    // If the page fails without the section, there is nothing to compare with.
    const options = { siteUrl, without: beside && beside.status < 400 ? beside.html : undefined };
    const { problems, isReadable } = pageProblems(address, page, options);
    const others = beside && problems.length > 0 ? pageProblems(address, beside, options).problems : [];
    return {
      ...page,
      isRedirect: page.location !== undefined,
      html: isReadable ? page.html : '',
      found: [
        ...(await redirectProblems(address, page.location, { siteUrl, mounts: remote.mounts, tryPage: withData })),
        ...problems.filter((problem) => !others.includes(problem)),
        ...(isReadable && page.status < 300 && !beside
          ? metadataProblems(page.html, { siteUrl, mounts: remote.mounts }).map((problem) => `${address} ${problem}`)
          : []),
        ...(beside?.isShared && !page.isShared && page.errors.length === 0
          ? [`${address} cannot be kept for all who ask: it asks for what the API answers to one visitor alone`]
          : []),
      ],
    };
  };
}
