import { pageTimeout } from '../../../../timeouts.ts';
import { withTimeout } from '../../../../server/http/limits/with-timeout.ts';
import { errorText } from '../../../../server/worker/origin/error-text.ts';
import type { RendererOptions } from '../../../../server/rendering/render-page.ts';
import { createLiveSet, type LiveSet } from '../../../../server/rendering/live-set.ts';
import { ApiResponseCache } from '../../../../server/api-cache/api-response-cache.ts';
import { lastSeenHeader } from '@ofgc/shared/http/content-change.ts';
import { writeLastSeenRevision } from '../../../../server/api-cache/last-seen-revision.ts';
import { RenderedMarkup } from '../../../../server/rendering/markup/markup-cache.ts';
import { createRenderer } from '../../../../server/rendering/renderer.ts';
import { createApiRounds } from '../api-rounds.ts';
import { markedVisitor } from '../marked-visitor.ts';
import { checkUnchanged } from '../../../../server/rendering/check-page-data.ts';
import { type ApiCall, type PartError, type TryPage, untried } from './tried-page.ts';
import { splitAddress } from '../../addresses/split-address.ts';

/** How long a page may wait for something else than the API, in milliseconds; now none does. */
export const longestWait = 1_000;

/** What pages of a trial are rendered with. */
export type TrialOptions = Omit<RendererOptions, 'logger'>;

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
  let language = '';
  let noted = nothingNoted();
  let rounds = createApiRounds();
  const logger = {
    error(record: object) {
      const { remote, slot, kind, err } = record as { remote?: string; slot?: string; kind?: string; err?: unknown };
      if (remote !== name && kind === 'words') noted.foreignWords.push(errorText(err, { name, version }));
      if (remote !== name) return;
      noted.errors.push({ kind, text: `${slot ? `${slot}: ` : ''}${errorText(err, { name, version })}` });
    },
  };
  const changeAnswer: TrialOptions['changeAnswer'] = (path, answer, parameters) => {
    const changed = options.changeAnswer ? options.changeAnswer(path, answer, parameters) : answer;
    noted.asked.push(path);
    noted.answers.push(changed);
    return changed;
  };
  const onCall = (path: string, parameters: Record<string, unknown>) => {
    const { lang = language } = parameters;
    noted.called.push(path);
    noted.calls.push({ path, parameters: JSON.parse(JSON.stringify(parameters)) as ApiCall['parameters'] });
    if (lang !== language) noted.inOtherLanguage.push(path);
    return rounds.begin();
  };
  const renderPage = createRenderer({ ...options, inspectData: checkUnchanged, changeAnswer, onCall, logger }, live);
  return async (address) => {
    const visitor = markedVisitor();
    const headers = { ...visitor.headers, [lastSeenHeader]: writeLastSeenRevision(knownContent) };
    noted = nothingNoted();
    const own = createApiRounds();
    rounds = own;
    language = splitAddress(address).locale;
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
      const { user, system } = process.threadCpuUsage(before);
      return {
        ...untried,
        ...noted,
        rounds: own.count,
        status,
        location,
        html,
        worked: (user + system) / 1_000,
        isLate,
        parameters: parameters ? [...parameters.page, ...parameters.visitor] : [],
        // A short outage of the API is not the release's fault.
        isShared: source?.revision !== undefined || source?.isOutage === true,
        isPrivate: parameters?.isPrivate === true,
        visitorFacts: visitor.factsIn(html),
      };
    } catch (error) {
      return { ...untried, status: 500, errors: [{ kind: undefined, text: errorText(error, { name, version }) }] };
    } finally {
      endWait?.();
      await nextTurn();
    }
  };
}

/** What is noted of a page while it is rendered. */
function nothingNoted() {
  return {
    errors: [] as PartError[],
    asked: [] as string[],
    called: [] as string[],
    calls: [] as ApiCall[],
    answers: [] as unknown[],
    foreignWords: [] as string[],
    inOtherLanguage: [] as string[],
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
