import { defaultLocale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { anchorProblems } from '../../page/links/anchors.ts';
import {
  declaredAddresses,
  exampleAddresses,
  examplesInTurn,
  inEachLanguage,
  knownAddresses,
  linkedAddresses,
  onePerRoute,
  uncoveredRoutes,
} from '../../declaration/addresses.ts';
import { isOwn, isPageAddress, linkProblems, redirectLanguageProblems } from '../../page/links/link-targets.ts';
import { homePagePaths } from '../../page/home-page-paths.ts';
import { emptySlotProblems, shownProblems } from '../../page/page-problems.ts';
import { contentPageProblems, renderFurther } from './addresses/further-pages.ts';
import { goneLinkProblems, lostAddressProblems } from './addresses/gone-pages.ts';
import { formProblems } from '../forms/form-problems.ts';
import { staleMarkupProblems } from './conditions/stale-markup-cache.ts';
import { sharedModuleStateProblems } from './conditions/shared-module-state.ts';
import { delayedLinkProblems } from './conditions/time-delayed-links.ts';
import { openRedirectProblems } from './conditions/open-redirects.ts';
import { unseenStateProblems } from './conditions/unseen-state-pages.ts';
import type { PageTrial, TrialResult } from './page-trial.ts';
import {
  otherPersonProblems,
  privacyProblems,
  signingInProblems,
  unlinkedAddresses,
} from './addresses/private-pages.ts';
import { redirectingRoutes } from './addresses/redirecting-routes.ts';
import { createRender, nothingRendered, type Rendered } from './rendered-page.ts';
import { repeatedProblems } from './conditions/repeated-page.ts';
import { unansweredAddresses, unansweredProblems } from './addresses/unanswered-pages.ts';
import type { TryPage } from './tried-page.ts';
import { wholeSectionProblems } from '../section-problems.ts';
import { watchWrittenWords } from './written-words.ts';

/** How many routes are tried for the next year, too: those whose pages ask the API for most. */
const mostOfNextYear = 8;

/**
 * Renders every route of a remote in every language, the addresses it declares, and the home page with its slots, with live data. A page of
 * each route is also rendered without the API, and in the default language once more and with empty lists.
 */
export async function tryPages(given: PageTrial): Promise<TrialResult> {
  const written = watchWrittenWords(given);
  const trial = { ...given, onStep: written.onStep };
  const { siteUrl, remote, section, withData, withoutApi, withEmptyLists, asOther, onStep } = trial;
  const problems: string[] = [];
  const notes: string[] = withData ? [] : ['the API does not answer: pages were rendered without data alone'];
  const render = withData
    ? createRender(trial, withData)
    : async (address: string) => ({ ...nothingRendered, address });

  /** Each page is a step of its own. */
  const inSteps =
    (tryPage: TryPage, condition = ''): TryPage =>
    (address) => {
      onStep(`${address}${condition}`);
      return tryPage(address);
    };

  const known = knownAddresses(remote);
  const declared = section ? declaredAddresses(section).filter(isPageAddress) : [];
  const own = declared.filter((address) => isOwn(address, remote.mounts));
  const examples = section ? exampleAddresses(section) : [];
  const slots = Object.keys(remote.slots);
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
      // No page links to it: it is the address of a linked one in the other language, where paths may be translated.
      if (isGone && !pages.some(({ html }) => html.includes(`href="${address}`))) continue;
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
  await show([...homePagePaths, ...known, ...own, ...opened]);
  const showLinked = async (): Promise<void> => {
    const before = shown.length;
    await show(
      linkedAddresses(
        remote,
        shown,
        pages.map(({ html }) => html),
      ),
    );
    // They may lead to pages that no other page leads to.
    if (shown.length > before) await showLinked();
  };
  await showLinked();
  const unlinked: Rendered[] = [];
  for (const address of withData ? unlinkedAddresses(remote, shown) : []) {
    onStep(address);
    const page = await render(address);
    if (page.isPrivate && (page.status === 200 || page.status === 500)) await show(inEachLanguage([address]));
    else unlinked.push(page);
    // Nothing leads to an old address any more, but visitors have it.
    if (page.isRedirect)
      for (const old of inEachLanguage([address]).slice(1))
        problems.push(...redirectLanguageProblems(old, (await withData?.(old))?.location, siteUrl));
  }
  if (withData) {
    const { further, gone } = await renderFurther(pages, render, trial);
    for (const page of further) {
      problems.push(...page.found);
      pages.push(page);
    }
    problems.push(...goneLinkProblems(pages, gone));
    problems.push(...(await lostAddressProblems(pages, inSteps(withData), trial)));
    problems.push(...(await contentPageProblems(withData, trial)));
    problems.push(...(await unansweredProblems(unansweredAddresses(remote, pages), trial.withExamples, onStep)));
  }
  if (section)
    problems.push(...anchorProblems(section, (address) => pages.find((page) => page.address === address)?.html));
  for (const address of declared) {
    if (!withData || shown.includes(address) || own.includes(address)) continue;
    onStep(address);
    problems.push(...(await linkProblems(address, { siteUrl, mounts: remote.mounts, tryPage: withData })));
  }

  const kept = trial.moduleState();
  const tried = new Map(pages.map((page) => [page.address, page]));
  // Of a route the page that asks the API for most: `nuevo` in place of an id has nothing to show yet.
  const fullest = pages.toSorted((one, other) => other.asked.length - one.asked.length);
  const ofRoutes = onePerRoute(
    remote,
    fullest.map(({ address }) => address),
  );
  const repeated = [...new Set([...homePagePaths, ...known, ...ofRoutes])];
  const inSpanish = ofRoutes.filter((address) => splitLocale(address).locale === defaultLocale);
  const ofNextYear = new Set([...homePagePaths, ...inSpanish.slice(0, mostOfNextYear)]);
  for (const address of repeated) {
    const first = tried.get(address);
    // Private pages are many, and both languages are made of the same parts.
    if (first?.isPrivate && splitLocale(address).locale !== defaultLocale) continue;
    // Checked in one language only, because both are made of the same parts.
    if (withData && first?.html && splitLocale(address).locale === defaultLocale) {
      onStep(`${address} once more`);
      problems.push(...(await repeatedProblems(address, first, withData, trial)));
      problems.push(...(await otherPersonProblems(first, asOther)));
    }
    // Also checked in one language only.
    if (withEmptyLists && splitLocale(address).locale === defaultLocale) {
      onStep(`${address} with empty lists`);
      const page = await withEmptyLists(address);
      const { status, errors } = page;
      const [error] = status === 500 || homePagePaths.includes(address) ? errors : [];
      if (error) problems.push(`${address} with empty lists of the API: ${error.text}`);
      for (const wrong of status === 200
        ? [
            ...shownProblems(address, page, slots),
            ...emptySlotProblems(address, page, { slots, usual: first?.html ?? '' }),
          ]
        : [])
        problems.push(`${address} with empty lists of the API ${wrong}`);
      const emptyToday = inSteps(trial.withEmptyListsToday, ' with empty lists today');
      problems.push(...(await delayedLinkProblems(address, page, pages, { siteUrl, slots, emptyToday })));
    }
    if (first?.html && splitLocale(address).locale === defaultLocale && ofNextYear.has(address)) {
      onStep(`${address} next year`);
      const { status, errors } = await trial.inNextYear(address);
      const [error] = status === 500 || homePagePaths.includes(address) ? errors : [];
      if (error) problems.push(`${address}, when all of today is over: ${error.text}`);
    }
    onStep(`${address} with the API away`);
    const page = await withoutApi(address);
    const { status, errors } = page;
    const error =
      errors.find(({ kind }) => kind === 'render' || kind === 'words') ?? (status === 500 ? errors[0] : undefined);
    if (error || status === 500) problems.push(`${address} with the API away: ${error?.text ?? `answers ${status}`}`);
    for (const wrong of shownProblems(address, page, slots)) problems.push(`${address} with the API away ${wrong}`);
  }
  if (withData) {
    const first = repeated.flatMap((address) => tried.get(address) ?? []);
    const read = first.filter(({ address }) => splitLocale(address).locale === defaultLocale);
    for (const { asked, answers } of pages) trial.unseenStates.note(asked, answers);
    problems.push(...(await unseenStateProblems(read, trial)));
    // The last to be rendered before the modules are compared: what they keep of a parameter is still there.
    for (const page of read) problems.push(...(await openRedirectProblems(page.address, page, inSteps(withData))));
    problems.push(...(await sharedModuleStateProblems(kept, read, trial)));
    problems.push(...(await signingInProblems(read, createRender(trial, trial.whileSigningIn), trial)));
    if (trial.forms) {
      const ofForms = await formProblems(pages, trial.forms, trial);
      problems.push(...ofForms.problems);
      notes.push(...ofForms.notes);
    }
    onStep('what its pages lead to');
    problems.push(...(await wholeSectionProblems(pages, inSteps(withData), trial)));
    problems.push(...(await staleMarkupProblems(pages, trial)));
    problems.push(...privacyProblems([...pages, ...unlinked], trial.sessionPaths));
  }
  problems.push(...written.problems());
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
