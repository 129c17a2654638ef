import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { operationsOf } from '@ofgc/shared/contract/openapi.ts';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { missingReads, unknownReads } from '../api/api-reads.ts';
import { checkCompatibility } from '../declaration/contract-compatibility.ts';
import { servedReleases } from '../../registry/served-releases.ts';
import { findDamage } from '../../store/release-files.ts';
import type { Release } from '../../release.schema.ts';
import { releaseFolder } from '../../store/store.ts';
import { gateTrial, readTrial } from './trial-records.ts';
import { askForDescription } from '../api/live-description.ts';
import type { RendererOptions } from '../../../server/rendering/render-page.ts';
import type { TrialMachine } from '../../../server/worker/trial/trial-machine.ts';
import type { LeftTimer } from '../../../server/worker/trial/timers.ts';
import type { Fault } from '../../../server/worker/worker-messages.ts';
import { type LoadedRemote, type LoadedShell, unloadedRelease } from '../../../server/worker/loaded-release.ts';
import { createExamples } from './examples/example-answers.ts';
import { namesOfMarkup } from './examples/markup-names.ts';
import { createSignedInApi, type ExamplePerson } from './examples/signed-in-api.ts';
import { filmSizes } from '../declaration/byte-budgets.ts';
import { requireApi } from '../api/required-api.ts';
import { createTakenFields } from './forms/taken-fields.ts';
import { createFormTrial } from './forms/try-form.ts';
import { clockProblems, importProblems } from './import-problems.ts';
import { idleProblems } from './idle.ts';
import { changedIntrinsics, type Intrinsics } from '../../../process/intrinsics.ts';
import { leftTimerProblems } from './left-timers.ts';
import { createUnseenStates } from './examples/unseen-states.ts';
import { createTryUnder } from './pages/conditions/conditions.ts';
import { watchKeptMarkup } from './pages/conditions/edits/watched-markup.ts';
import { pathsOfSessions } from './pages/addresses/private-pages.ts';
import { tryPages } from './pages/try-pages.ts';
import type { HiddenFocus } from '../styles/hidden-focus.ts';
import { hiddenFocusProblems } from '../page/accessibility/seen-focus.ts';
import { createContentLookup, fetchSiteMap } from '../declaration/content-pages.ts';
import { createRouteLookup } from '../declaration/known-routes.ts';
import { publishedAddresses, publishedProblems, readPublished } from '../declaration/published-section.ts';
import { sectionsBeside, sharedFrameNotes, sharedFrameProblems } from '../declaration/shared-frame.ts';
import { neighbourProblems, remoteProblems } from '../declaration/remote-problems.ts';
import { createTrialAnswers, createTrialSet, createTryPage } from './pages/try-page.ts';
import { descriptionTimeout } from '../../../timeouts.ts';

export interface VerifyOptions {
  shell: LoadedShell;
  remotes: readonly LoadedRemote[];
  store: string;
  rendering: Omit<RendererOptions, 'logger'>;
  /** The language's own objects as they were before any remote was loaded. */
  intrinsics: Intrinsics;
  /** Of a process that tries releases. */
  machine?: TrialMachine | undefined;
  /** Called with the name of each check before it begins. */
  onStep: (what: string) => void;
  /** Receives faults that another release causes during the trial. */
  onFault: (fault: Fault) => void;
}

const undescribed =
  'the API does not answer with its description: forms, private pages and what scripts ask it for were not tried';

/**
 * The gate: a new release must be undamaged, fit the live releases, declare only what is its own, and render its own warm-up pages.
 * A release that passed its trial with this shell or has served with it is checked only against the other live releases, so that a
 * rollback is not refused for a rule that came later or because the API is down.
 * @param names of the new releases
 * @throws the problems of one of them, a line each
 */
export async function verifyReleases(names: readonly string[], options: VerifyOptions): Promise<void> {
  const { shell, remotes, store } = options;
  if (names.length === 0) return;
  const isServed = await servedReleases(store);
  for (const loaded of [shell, ...remotes].filter(({ name }) => names.includes(name))) {
    const { name, version } = loaded;
    const release = await verifyFiles(loaded, options);
    const isRemote = name !== 'shell';
    const hasServed = isRemote && isServed({ name, version, shell: shell.version });
    if (!hasServed) await requireApi(release, options.rendering.apiUrl);
    const isKnown =
      hasServed || (isRemote && (await readTrial(store, loaded, gateTrial(shell.version, release))) !== null);
    if ('module' in loaded) refuse(loaded, await (isKnown ? neighbourProblems : remoteProblems)(loaded, options));
    if (!isKnown) await warmUp(release, options);
  }
  refuseChangedIntrinsics(names, options);
}

/** A release must be undamaged and fit the live shell; a new shell must fit all live releases. */
async function verifyFiles(
  loaded: LoadedShell | LoadedRemote,
  { shell, remotes, store, onStep }: VerifyOptions,
): Promise<Release> {
  const { name, version, release } = loaded;
  onStep(`${name} ${version}`);
  const { failure = 'is missing', code } = 'failure' in loaded ? loaded : {};
  if (!release) throw Object.assign(new Error(`${name} ${version}: ${failure}`), code !== undefined && { code });
  const damage = await findDamage(releaseFolder(store, name, version), release);
  if (damage) throw new Error(`${name} ${version}: ${damage}`);
  for (const remote of name === 'shell' ? remotes : [loaded]) checkCompatibility(remote.release, shell.release);
  return release;
}

/** A trial that says nothing of its release, because the API went away in the midst of it. */
export class LostTrial extends Error {}

/** A release that passed the whole gate. */
interface CheckedRelease {
  /** On checks that could not be made, and on what the release gives up. */
  notes: string[];
  /** Whether the API was there for all checks that need it. */
  isComplete: boolean;
}

/**
 * The whole gate, for `check-release`: the checks before a release goes live, and every page of it.
 * @throws its problems, a line each, or LostTrial
 */
export async function checkRelease(name: string, options: VerifyOptions): Promise<CheckedRelease> {
  const loaded = options.remotes.find((one) => one.name === name);
  if (!loaded) {
    await verifyReleases([name], options);
    return { notes: [], isComplete: true };
  }
  // The API's description and its pages are fetched while the files are read.
  const content = createContentLookup(options.rendering.apiUrl);
  const siteMap = fetchSiteMap(options.rendering.apiUrl);
  const described = [isAnswering(options.rendering.apiUrl), askForDescription(options.rendering.apiUrl)] as const;
  const release = await verifyFiles(loaded, options);
  const hiddenFocus: HiddenFocus[] = [];
  const onHiddenFocus = (found: HiddenFocus) => void hiddenFocus.push(found);
  const scripted = new Set<string>();
  const onScripted = (name: string) => void scripted.add(name);
  const before = (await readPublished(options.store, name))?.section;
  const others = sectionsBeside(name, [options.shell, ...options.remotes]);
  const shares = { name, section: release.section, before, others };
  refuse(loaded, [
    ...(await remoteProblems(loaded, { ...options, isTrial: true, onHiddenFocus, onScripted })),
    ...hiddenFocusProblems(hiddenFocus),
    ...(await publishedProblems(options.store, release, content)),
    ...sharedFrameProblems(shares),
  ]);
  if (!loaded.module) return { notes: [], isComplete: false };
  const folder = releaseFolder(options.store, name, loaded.version);
  const { remote } = loaded.module;
  const [isApiThere, first] = await Promise.all(described);
  const isLate = isApiThere && first === undefined;
  const description = isLate ? await askForDescription(options.rendering.apiUrl) : first;
  const isUndescribed = isApiThere && description === undefined;
  const operations = description ? operationsOf(description) : null;
  if (operations) {
    const unknown = await unknownReads(join(folder, 'browser'), operations);
    refuse(loaded, [...missingReads(release, operations), ...unknown]);
  }
  // All pages of the trial are rendered for the same time, because pages with the same data have to be equal.
  const instant = options.rendering.now();
  const rendering = { ...options.rendering, now: () => instant, answers: createTrialAnswers() };
  const keptMarkup = watchKeptMarkup(name, instant);
  const live = createTrialSet(rendering, keptMarkup.onKeep);
  const withoutIt = options.remotes.map((one) => (one.name === name ? unloadedRelease(name, one, 'tried') : one));
  const sessionPaths = description ? pathsOfSessions(description) : [];
  const answerOf = createExamples(description ?? { paths: {} }, instant);
  const markupNames = namesOfMarkup(description ?? { paths: {} });
  const unseenStates = createUnseenStates(description ?? { paths: {} });
  const apiOf = (person: () => ExamplePerson) => createSignedInApi(answerOf, sessionPaths, person);
  const signedIn = (kind: AccountKind) => apiOf(() => ({ kind, name: 'persona' }));
  const { problems, notes } = await tryPages({
    // The warm-up pages in release.json are those that visitors' workers use.
    remote: { ...remote, warmUp: [...release.warmUp, ...remote.warmUp] },
    release,
    filmSizes: await filmSizes(folder, release),
    hiddenFocus,
    scripted,
    section: release.section,
    instant,
    hasInCode: (text) => hasInFolder(join(folder, 'server'), text),
    published: await publishedAddresses(options.store, release),
    siteUrl: rendering.site.url,
    ...createTryUnder(loaded, { rendering, live, others: withoutIt, unseenStates, answerOf, markupNames, apiOf }),
    isApiThere,
    unseenStates,
    keptMarkup,
    moduleState: options.machine?.stateOf(loaded) ?? (() => new Map()),
    leads: {
      hasRoute: createRouteLookup(options.remotes),
      isOfSection: (path) =>
        ['/en', ...options.remotes.flatMap(({ mounts }) => mounts)].some((mount) => isBelow(path, mount)),
      hasContent: content.hasPage,
    },
    content,
    siteMap,
    elsewhere: options.machine?.elsewhere ?? ((work) => work()),
    abroad: options.machine?.abroad ?? ((work) => work()),
    operations,
    forms: description
      ? createFormTrial(loaded, rendering, live, { answerOf, takenFields: createTakenFields(description), signedIn })
      : null,
    written: () => options.machine?.written(name) ?? '',
    sessionPaths,
    onStep: (address) => options.onStep(`${name} ${loaded.version}: ${address}`),
  });
  options.onStep(`${name} ${loaded.version}: its timers`);
  const timers = await leftTimerProblems(() => timersOf(loaded, options));
  const { failedImports = () => [], clockReads = () => [] } = options.machine ?? {};
  const imports = [...importProblems(loaded, failedImports()), ...clockProblems(loaded, clockReads())];
  const found = [...imports, ...problems, ...timers, ...(await idleProblems(loaded, options))];
  if (found.length > 0 && isApiThere && !(await isAnswering(options.rendering.apiUrl)))
    throw new LostTrial(`${name} ${loaded.version}: the API stopped answering while it was tried: try again`);
  refuse(loaded, found);
  refuseChangedIntrinsics([name], options);
  return {
    notes: [...(isUndescribed ? [undescribed] : []), ...sharedFrameNotes(shares), ...notes],
    isComplete: isApiThere && !isUndescribed,
  };
}

function timersOf({ name, version }: LoadedRemote, { machine }: VerifyOptions): LeftTimer[] {
  return machine?.timers().filter((one) => one.remote === name && one.version === version) ?? [];
}

async function hasInFolder(folder: string, text: string): Promise<boolean> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = files.filter((one) => one.isFile() && one.name.endsWith('.js'));
  const read = await Promise.all(scripts.map((one) => readFile(join(one.parentPath, one.name), 'utf8')));
  return read.some((code) => code.includes(text));
}

async function isAnswering(apiUrl: string): Promise<boolean> {
  return fetch(new URL('api/health', apiUrl), { signal: AbortSignal.timeout(descriptionTimeout) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function refuse({ name, version }: { name: string; version: string }, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.map((problem) => `${name} ${version}: ${problem}`).join('\n'));
}

async function warmUp(release: Release, { rendering, onStep }: VerifyOptions): Promise<void> {
  const tryPage = createTryPage(release, rendering);
  for (const address of release.warmUp) {
    onStep(`${release.name} ${release.version}: ${address}`);
    const { status, errors } = await tryPage(address);
    // While the API is down a release cannot be judged: the live releases answer the same then.
    if (status > 500 && !(await isAnswering(rendering.apiUrl))) continue;
    if (status >= 400) refuse(release, [`${address} answers ${status}${errors[0] ? `: ${errors[0].text}` : ''}`]);
  }
}

/** Refuses all new releases, since it is unknown which one is to blame: each is then judged alone. */
function refuseChangedIntrinsics(names: readonly string[], { intrinsics }: VerifyOptions): void {
  const changed = changedIntrinsics(intrinsics);
  if (changed.length > 0)
    throw new Error(`${names.join(', ')}: replaces what all sections share: ${changed.slice(0, 5).join(', ')}`);
}
