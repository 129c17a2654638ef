import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { describeThrown } from '@ofgc/shared/logging/logger.ts';
import { pageTimeout } from '../../../../timeouts.ts';
import { withTimeout } from '../../../../server/http/with-timeout.ts';
import { isWriteToFrozen } from '../../../../server/worker/containment/tampering.ts';
import { originalStack } from '../../../../server/worker/origin/original-stack.ts';
import type { RendererOptions } from '../../../../server/rendering/render-page.ts';
import { createLiveSet, type LiveSet } from '../../../../server/rendering/live-set.ts';
import { ApiResponseCache } from '../../../../server/api-cache/api-response-cache.ts';
import { heardHeader, writeLastSeenRevision } from '../../../../server/api-cache/last-seen-revision.ts';
import { RenderedMarkup } from '../../../../server/rendering/markup/markup-cache.ts';
import { createRenderer } from '../../../../server/rendering/renderer.ts';
import { markedVisitor } from '../marked-visitor.ts';
import { checkUnchanged } from '../../../../server/rendering/check-page-data.ts';

/** An error of the tried release, in words for its team. */
export interface PartError {
  /** `render`, `load`, `late` … for a slot; undefined for a page. */
  kind: string | undefined;
  text: string;
}

export interface TriedPage {
  status: number;
  /** The target of a redirect. */
  location?: string | undefined;
  html: string;
  /** The API paths that it requested. */
  asked?: readonly string[];
  /** All API paths that it called, also those that the API did not answer. */
  called?: readonly string[];
  /** What the API answered. */
  answers?: readonly unknown[];
  /** The processor's time that it took, in milliseconds. */
  worked?: number;
  /** Whether it waited longer than pages may, for something else than the API. */
  isLate?: boolean;
  /** The query parameters that it reads. */
  parameters?: readonly string[];
  /** Whether it is the same for all visitors, and none of its parts failed. */
  isShared?: boolean;
  errors: PartError[];
  /** Texts that it asks of catalogues of others, which do not have them or are not there. */
  foreignWords?: readonly string[];
  /** Calls that ask the API for another language than the page's. */
  inOtherLanguage?: readonly string[];
  /** Its handle says that it is of whoever is signed in. */
  isPrivate?: boolean;
  /** The kind of account that a private page was shown to. */
  shownTo?: AccountKind | undefined;
  /** Somebody else who is signed in is named in it. */
  tellsOfOther?: boolean;
  /** What it tells of the visitor who asked for it. */
  told?: string | undefined;
}
/** How long a page may wait for something else than the API, in milliseconds; now none does. */
export const longestWait = 1_000;

export type TryPage = (address: string) => Promise<TriedPage>;

type TrialOptions = Omit<RendererOptions, 'logger'>;

/** Shared by the renderers of one trial. Markup that the server would cache is rendered again each time and compared. */
export const createTrialSet = (options: TrialOptions, onKeptMarkup?: (key: string, text: string) => void): LiveSet =>
  createLiveSet({
    ...options,
    checksMarkup: true,
    unchangedPagesBytes: 0,
    ...(onKeptMarkup && { onKeptMarkup }),
  });

/** The same set of releases for a renderer whose markup is not compared with that of others. */
export const withOwnMarkup = (live: LiveSet): LiveSet => ({ ...live, markup: new RenderedMarkup({ isChecked: true }) });

/** The newest content of which every page of a trial is to know. */
const knownContent = 0;

/** The API's shared responses as they were when a page of the trial first asked for them, frozen as those of visitors' pages. */
export function createTrialAnswers(): ApiResponseCache {
  const answers = new ApiResponseCache();
  answers.hear({ revision: knownContent, tables: [] });
  return answers;
}

/** A renderer for trials that records the errors of one release. */
export function createTryPage(
  { name, version }: { name: string; version: string },
  options: TrialOptions,
  live = createTrialSet(options),
): TryPage {
  let errors: PartError[] = [];
  let asked: string[] = [];
  let called: string[] = [];
  let foreignWords: string[] = [];
  let inOtherLanguage: string[] = [];
  let language = '';
  let answers: unknown[] = [];
  const logger = {
    error(record: object) {
      const { remote, slot, kind, err } = record as { remote?: string; slot?: string; kind?: string; err?: unknown };
      if (remote !== name && kind === 'words') foreignWords.push(errorText(err, { name, version }));
      if (remote !== name) return;
      errors.push({ kind, text: `${slot ? `${slot}: ` : ''}${errorText(err, { name, version })}` });
    },
  };
  const changeAnswer = (path: string, answer: unknown) => {
    const changed = options.changeAnswer ? options.changeAnswer(path, answer) : answer;
    asked.push(path);
    answers.push(changed);
    return changed;
  };
  const onCall = (path: string, { lang = language }: Record<string, unknown>) => {
    called.push(path);
    if (lang !== language) inOtherLanguage.push(path);
  };
  const renderPage = createRenderer({ ...options, inspectData: checkUnchanged, changeAnswer, onCall, logger }, live);
  return async (address) => {
    const visitor = markedVisitor();
    const headers = { ...visitor.headers, [heardHeader]: writeLastSeenRevision(knownContent) };
    errors = [];
    asked = [];
    called = [];
    foreignWords = [];
    inOtherLanguage = [];
    language = splitLocale(address.split(/[?#]/)[0] ?? '').locale;
    answers = [];
    const before = process.threadCpuUsage();
    let isLate = false;
    const endWait = options.deadlines?.start(longestWait, () => {
      isLate = true;
    });
    try {
      const request = (signal: AbortSignal) => new Request(new URL(address, options.site.url), { signal, headers });
      const render = (signal: AbortSignal) => renderPage(request(signal));
      const { status, location, html, source, parameters } = await withTimeout(
        pageTimeout,
        render,
        options.deadlines?.start,
      );
      // A short outage of the API is not the release's fault.
      const isShared = source?.revision !== undefined || source?.isOutage === true;
      const read = parameters && [...parameters.page, ...parameters.visitor];
      const { user, system } = process.threadCpuUsage(before);
      const worked = (user + system) / 1_000;
      return {
        status,
        location,
        html,
        asked,
        called,
        answers,
        worked,
        isLate,
        parameters: read,
        isShared,
        errors,
        foreignWords,
        inOtherLanguage,
        isPrivate: parameters?.isPrivate === true,
        told: visitor.toldIn(html),
      };
    } catch (error) {
      return { status: 500, html: '', errors: [{ kind: undefined, text: errorText(error, { name, version }) }] };
    } finally {
      endWait?.();
      await nextTurn();
    }
  };
}

/**
 * Ends a page's turn of the event loop: without calls to the API nothing else does. Timers that are due run before another page is blamed,
 * and clock and chance stand still within one turn (`once-per-turn.ts`).
 */
async function nextTurn(): Promise<void> {
  // The first may come before the timers of this turn.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** An error's message and the first line of its stack that is the release's own. */
export function errorText(error: unknown, { name, version }: { name: string; version: string }): string {
  if (!(error instanceof Error)) return describeThrown(error);
  const own = error.stack?.split('\n').find((line) => line.includes(`/${name}/${version}/`));
  const place = own && originalStack(own.replace(/^.*?at /, '')).replaceAll(/file:\/\/\S*?\/(?=server\/)/g, '');
  const words = error.message + hintFor(error);
  return place ? `${words} (${place})` : words;
}

/** What i18next has to change texts and languages, and the site's reader of catalogues has not. */
const textChange =
  /\b(?:add|remove)Resource(?:s|Bundle)?\b|\b(?:changeLanguage|loadNamespaces|loadLanguages|reloadResources|setDefaultNamespace)\b/;

/** What a team may do instead of what failed because it would change something that all sections share. */
function hintFor(error: Error): string {
  if (isWriteToFrozen(error))
    return ': what the API answers and all sections share is frozen, a copy of it may be changed';
  return error instanceof TypeError && textChange.test(error.message)
    ? ': the texts and the language of a page are shared by all sections and may not be changed; texts of its own are in the section’s catalogues (src/locales)'
    : '';
}
