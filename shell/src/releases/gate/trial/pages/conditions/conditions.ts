import type { ApiClient } from '@ofgc/shared/api-client';
import type { LiveSet } from '../../../../../server/rendering/live-set.ts';
import type { LoadedRemote } from '../../../../../server/worker/loaded-release.ts';
import type { AnswerExample } from '../../examples/example-answers.ts';
import { createExampleApi } from '../../examples/example-api.ts';
import type { ExamplePerson } from '../../examples/signed-in-api.ts';
import type { UnseenStates } from '../../examples/unseen-states.ts';
import type { ApiCall, TryPage } from '../tried-page.ts';
import { contentAlone } from '../blocks/content-alone.ts';
import { createTryPage, type TrialOptions, withOwnMarkup } from '../try-page.ts';
import { createTrySignedIn } from '../try-signed-in.ts';
import { exampleTag } from '../../examples/example-value.ts';
import { editedContent, editedWithTag } from './edits/edited-content.ts';
import { mark, matchAllSearch } from './match-all-search.ts';
import { losing } from './outages/lost-calls.ts';
import { withOneEntry, withoutEntries } from './short-lists.ts';

/** The last half hour of the next year, where days, months and years end; and an hour later, where others begin. */
const untilEndOfNextYear = (instant: Date) =>
  Date.UTC(instant.getUTCFullYear() + 1, 11, 31, 23, 30) - instant.getTime();
const hour = 3_600_000;
/** The middle of the next year’s night of 30 June, when it is 1 July on the islands, and 30 June by the world's clock. */
const untilSummerNight = (instant: Date) => Date.UTC(instant.getUTCFullYear() + 1, 5, 30, 23, 5) - instant.getTime();
/** A closed port, which simulates an API that is down. */
const nobody = 'http://127.0.0.1:9/';

/** What the pages of a trial are rendered with, whatever the condition. */
export interface ConditionBase {
  rendering: TrialOptions;
  live: LiveSet;
  /** All live releases, with nothing in place of the tried one. */
  others: LoadedRemote[];
  unseenStates: UnseenStates;
  /** Answers from the API's description. */
  answerOf: AnswerExample;
  /** Names of the API's properties that are markup. */
  markupNames: ReadonlySet<string>;
  /** The API as it answers somebody who is signed in. */
  apiOf: (person: () => ExamplePerson) => (api: ApiClient) => ApiClient;
}
interface Given extends ConditionBase {
  /** Goes on by a second each time that it is asked: what a page keeps by its time, it then keeps for ever. */
  clock: (from?: number) => Date;
  /** From the trial's time to the end of the next year, and to a night of its summer, in milliseconds. */
  untilEnd: number;
  untilSummer: number;
}

/** Conditions that differ from today. */
interface ConditionOptions extends Partial<TrialOptions> {
  /** Markup that the server would keep is compared within conditions that say the same here. */
  markup?: string;
  /** Private pages are shown to who is signed in, or to somebody else each time. */
  audience?: 'signed in' | 'others';
}

const table = {
  /** As visitors get it today. */
  withData: () => ({ audience: 'signed in' }),
  /** The live releases without the tried one: problems that occur there, too, are not its fault. */
  withoutIt: ({ others }) => ({ remotes: others }),
  withoutApi: ({ clock }) => ({ now: clock, apiUrl: nobody, markup: 'later' }),
  /** A page of the content comes, and the API is away for all that its blocks ask. */
  withContentAlone: () => ({ changeAnswer: contentAlone, markup: 'content alone' }),
  /** For another visitor each time, a little later than the time before. */
  asOther: ({ clock }) => ({ now: clock, audience: 'others', markup: 'later' }),
  /** For somebody who is setting up the second factor. */
  whileSigningIn: ({ apiOf }) => ({
    inPlaceOfApi: apiOf(() => ({ kind: 'staff', name: 'persona', stage: 'enrolment' })),
  }),
  /** With the same data, at the end of the next year: all that is to come today is over then. */
  inNextYear: ({ clock, untilEnd }) => ({ now: () => clock(untilEnd), audience: 'signed in', markup: 'next year' }),
  /** With the same data, in an hour when the day of the world's clock is not that of the islands. */
  inSummerNight: ({ clock, untilSummer }) => ({
    now: () => clock(untilSummer),
    audience: 'signed in',
    markup: 'summer night',
  }),
  /** The same at the end of the next year after edits of all texts, in which markup would be seen as such. */
  inNextYearEdited: ({ clock, untilEnd, markupNames }) => ({
    now: () => clock(untilEnd),
    changeAnswer: editedWithTag(exampleTag, markupNames),
    audience: 'signed in',
    markup: 'next year edited',
  }),
  /** At the begin of the year after that, and all lists are empty. */
  withEmptyLists: ({ clock, untilEnd }) => ({
    now: () => clock(untilEnd + hour),
    changeAnswer: withoutEntries,
    audience: 'signed in',
    markup: 'empty lists',
  }),
  withEmptyListsToday: () => ({ changeAnswer: withoutEntries, audience: 'signed in', markup: 'empty lists today' }),
  /** All lists of what has a day have one entry. */
  withOneEntry: () => ({ changeAnswer: withOneEntry, audience: 'signed in', markup: 'one entry' }),
  /** With answers from the API's description where the API has nothing. */
  withExamples: ({ answerOf }) => ({ inPlaceOfApi: createExampleApi(answerOf) }),
  /** The API finds something whatever an earlier visitor typed. */
  withMatchAllSearch: () => ({ inPlaceOfApi: matchAllSearch(mark) }),
  /** After edits of all texts. */
  withEditedContent: () => ({ changeAnswer: editedContent }),
  /** With states of the API's answers that nothing is in today. */
  withUnseenStates: ({ unseenStates }) => ({ changeAnswer: unseenStates.change, markup: 'unseen states' }),
} satisfies Record<string, (given: Given) => ConditionOptions>;

/** What a page is rendered under. */
export type Condition = keyof typeof table;
export const conditions = Object.keys(table) as Condition[];
/** Renders pages under each condition. */
export type TryUnder = Readonly<Record<Condition, TryPage>> & {
  /** With the API away for these calls alone. */
  withoutCalls: (calls: readonly ApiCall[]) => TryPage;
  /** With the same data, at a time to come. */
  at: (time: Date) => TryPage;
};

/** @returns the renderers of a trial @param release that is tried */
export function createTryUnder(release: { name: string; version: string }, base: ConditionBase): TryUnder {
  const { rendering, live, apiOf } = base;
  const instant = rendering.now();
  let seconds = 0;
  const clock = (from = 0) => new Date(instant.getTime() + from + 1_000 * ++seconds);
  const sets = new Map<string, LiveSet>();
  const setFor = ({ markup, remotes }: ConditionOptions): LiveSet | undefined => {
    // Other releases have their own set of conditions.
    if (remotes) return undefined;
    if (markup === undefined) return live;
    const set = sets.get(markup) ?? withOwnMarkup(live);
    sets.set(markup, set);
    return set;
  };
  const rendererFor = (options: ConditionOptions): TryPage => {
    const { audience, markup: _, ...changed } = options;
    const set = setFor(options);
    const tryWith = (inPlaceOfApi?: TrialOptions['inPlaceOfApi']) =>
      createTryPage(release, { ...rendering, ...changed, ...(inPlaceOfApi && { inPlaceOfApi }) }, set);
    if (!audience) return tryWith();
    return createTrySignedIn({ tryWith, apiOf, asNobody: tryWith(), isOtherEachTime: audience === 'others' });
  };
  const renderers = conditions.map((name) => [
    name,
    rendererFor(
      table[name]({
        ...base,
        clock,
        untilEnd: untilEndOfNextYear(instant),
        untilSummer: untilSummerNight(instant),
      }),
    ),
  ]);
  return {
    ...(Object.fromEntries(renderers) as Record<Condition, TryPage>),
    withoutCalls: (calls) => rendererFor({ changeAnswer: losing(calls), markup: 'lost calls' }),
    at: (time) =>
      rendererFor({
        now: () => clock(time.getTime() - instant.getTime()),
        audience: 'signed in',
        markup: `at ${time.toISOString()}`,
      }),
  };
}
