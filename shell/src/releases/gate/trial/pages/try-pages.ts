import { defaultLocale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { createErrorPageCheck } from '../../page/error-pages.ts';
import { anchorProblems } from '../../page/links/anchors.ts';
import {
  declaredAddresses,
  exampleAddresses,
  knownAddresses,
  onePerRoute,
  uncoveredRoutes,
} from '../../declaration/declared-addresses.ts';
import { isOwn, isPageAddress } from '../../addresses/page-address.ts';
import { linkProblems } from '../../page/links/redirects.ts';
import { homePagePaths } from '../../page/home-page-paths.ts';
import { renderFurther } from './addresses/further-pages.ts';
import { blockPageProblems } from './blocks/block-pages.ts';
import { goneLinkProblems, lostAddressProblems } from './addresses/gone-pages.ts';
import { privacyProblems, signingInProblems } from './addresses/private-pages.ts';
import { redirectingRoutes } from './addresses/redirecting-routes.ts';
import { unansweredAddresses, unansweredProblems } from './addresses/unanswered-pages.ts';
import { collectPages } from './addresses/collect-pages.ts';
import { keptDayProblems } from './conditions/edits/kept-day.ts';
import { mixedVisitProblems } from './conditions/mixed-visits.ts';
import { openRedirectProblems } from './conditions/open-redirects.ts';
import { sharedModuleStateProblems } from './conditions/shared-module-state.ts';
import { staleMarkupProblems } from './conditions/edits/stale-markup-cache.ts';
import { timedMarkupProblems } from './conditions/edits/timed-markup.ts';
import { unseenStateProblems } from './conditions/unseen-state-pages.ts';
import { formProblems } from '../forms/form-problems.ts';
import { pageChecks } from './page-checks.ts';
import type { PageTrial, TrialResult } from './page-trial.ts';
import { createRender, nothingRendered, type Rendered } from './rendered-page.ts';
import { inSteps } from './tried-page.ts';
import { wholeSectionProblems } from '../section-problems.ts';
import { watchWrittenWords } from './written-words.ts';

/** How many routes are tried for the next year, too: those whose pages ask the API for most. */
const mostOfNextYear = 8;

/** Tries the pages of a section as they are today, then a page of each route under each condition. */
export async function tryPages(given: PageTrial): Promise<TrialResult> {
  const written = watchWrittenWords(given);
  const trial = { ...given, onStep: written.onStep };
  const { siteUrl, remote, section, isApiThere, onStep } = trial;
  const withData = inSteps(given.withData, onStep);
  const render = isApiThere
    ? createRender(trial, given.withData)
    : async (address: string) => ({ ...nothingRendered, address });
  const { pages: shown, unlinked, problems, notes } = await collectPages(render, trial);
  const addresses = shown.map(({ address }) => address);
  const pages = [...shown];
  if (isApiThere) {
    const { further, gone } = await renderFurther(pages, render, trial);
    pages.push(...further);
    const reached = [...pages.map(({ address }) => address), ...(section ? exampleAddresses(section) : [])];
    const unreached = trial.operations ? uncoveredRoutes(remote, reached) : [];
    const ofBlocks = await blockPageProblems(given.withData, trial);
    notes.push(...ofBlocks.notes);
    problems.push(
      ...further.flatMap(({ found }) => found),
      ...goneLinkProblems(pages, gone),
      ...(await lostAddressProblems(pages, withData, trial)),
      ...ofBlocks.problems,
      ...(await unansweredProblems(unansweredAddresses(remote, pages), { ...trial, unreached })),
    );
  }
  if (section)
    problems.push(...anchorProblems(section, (address) => pages.find((page) => page.address === address)?.html));
  for (const address of isApiThere && section ? declaredAddresses(section) : [])
    if (isPageAddress(address) && !addresses.includes(address) && !isOwn(address, remote.mounts))
      problems.push(...(await linkProblems(address, { siteUrl, mounts: remote.mounts, tryPage: withData })));

  const kept = trial.moduleState();
  const repeated = repeatedPages(pages, trial);
  const checkErrorPage = createErrorPageCheck(trial);
  const checked = { ...trial, pages, kept, checkErrorPage, slots: Object.keys(remote.slots) };
  for (const page of repeated)
    for (const { step, isInEachLanguage = false, appliesTo, problemsOf } of pageChecks) {
      if (!(isInEachLanguage || isInDefaultLanguage(page)) || !appliesTo(page, checked)) continue;
      onStep(`${page.address} ${step}`);
      problems.push(...(await problemsOf(page, checked)));
    }
  if (isApiThere) {
    const read = repeated.filter(isInDefaultLanguage).flatMap(({ usual }) => (pages.includes(usual) ? usual : []));
    for (const { asked, answers } of pages) trial.unseenStates.note(asked, answers);
    problems.push(...(await unseenStateProblems(read, trial)));
    // The last to be rendered before the modules are compared: what they keep of a parameter is still there.
    for (const page of read) problems.push(...(await openRedirectProblems(page.address, page, withData)));
    problems.push(
      ...(await sharedModuleStateProblems(kept, read, {
        ...trial,
        whenChanged: () => mixedVisitProblems(pages, trial),
      })),
      ...(await keptDayProblems(kept, read, trial)),
    );
    problems.push(...(await signingInProblems(read, createRender(trial, trial.whileSigningIn), trial)));
    if (trial.forms) {
      const ofForms = await formProblems(pages, trial.forms, trial);
      problems.push(...ofForms.problems);
      notes.push(...ofForms.notes);
    }
    onStep('what its pages lead to');
    problems.push(
      ...(await wholeSectionProblems(pages, withData, trial)),
      ...(await staleMarkupProblems(pages, trial)),
      ...timedMarkupProblems(pages, trial.keptMarkup),
      ...privacyProblems([...pages, ...unlinked], trial.sessionPaths),
    );
  }
  problems.push(...written.problems());
  const uncovered = uncoveredRoutes(
    remote,
    pages.map(({ address }) => address),
  );
  const unseen = await redirectingRoutes(remote, shown);
  return {
    problems: [...new Set(problems)],
    notes: [
      ...notes,
      ...uncovered.map((id) => `the route ${id} was not tried: no page links to it; name an example in warmUp`),
      ...unseen.map((id) => `the route ${id} was not tried: only redirects`),
    ],
  };
}

/** The home page, the pages that are known, and of each route the page that asks the API for most: `nuevo` in place of an id has nothing to show yet. */
function repeatedPages(pages: readonly Rendered[], { remote }: Pick<PageTrial, 'remote'>) {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const fullest = pages.toSorted((one, other) => other.asked.length - one.asked.length);
  const ofRoutes = onePerRoute(
    remote,
    fullest.map(({ address }) => address),
  );
  const inSpanish = ofRoutes.filter((address) => isInDefaultLanguage({ address }));
  const ofNextYear = new Set([...homePagePaths, ...inSpanish.slice(0, mostOfNextYear)]);
  return (
    [...new Set([...homePagePaths, ...knownAddresses(remote), ...ofRoutes])]
      .map((address) => ({
        address,
        usual: byAddress.get(address) ?? nothingRendered,
        isOfNextYear: ofNextYear.has(address),
      }))
      // Private pages are many, and both languages are made of the same parts.
      .filter((page) => !page.usual.isPrivate || isInDefaultLanguage(page))
  );
}

function isInDefaultLanguage({ address }: { address: string }): boolean {
  return splitLocale(address).locale === defaultLocale;
}
