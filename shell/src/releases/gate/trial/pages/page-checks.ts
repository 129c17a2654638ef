import type { ErrorPageCheck } from '../../page/error-pages.ts';
import { emptySlotProblems, shownProblems } from '../../page/page-problems.ts';
import { homePagePaths } from '../../page/home-page-paths.ts';
import { otherPersonProblems } from './addresses/private-pages.ts';
import { conditionProblems, denialProblems, failureOf, failureToShow } from './conditions/condition-problems.ts';
import { keptTextProblems } from './conditions/edits/kept-texts.ts';
import { falselyEmptyProblems } from './conditions/falsely-empty.ts';
import { lostCallProblems } from './conditions/outages/lost-call-pages.ts';
import { isLongList } from './conditions/short-lists.ts';
import { repeatedProblems } from './conditions/repeated-page.ts';
import { timeOnNextDay } from './conditions/nights/next-day.ts';
import { worldDayProblems } from './conditions/nights/world-day.ts';
import { judging, renderChoices } from './choices/failing-choices.ts';
import { uselessSearchProblems } from './choices/useless-searches.ts';
import { uselessParameterProblems } from './choices/useless-parameters.ts';
import { delayedLinkProblems } from './conditions/time-delayed-links.ts';
import type { ModuleState } from '../../../../server/worker/trial/module-state.ts';
import { ownAnswersOf } from './own-answers.ts';
import type { PageTrial } from './page-trial.ts';
import type { Rendered } from './rendered-page.ts';
import { exampleTag } from '../examples/example-value.ts';
import { inSteps, type TriedPage, type TryPage } from './tried-page.ts';

/** A page that is rendered again. */
interface RepeatedPage {
  address: string;
  /** As it was first. */
  usual: Rendered;
  /** It is the home page, or its route is one of those that ask the API for most. */
  isOfNextYear: boolean;
}

interface CheckTrial extends PageTrial {
  /** All pages of the section as they were first. */
  pages: readonly Rendered[];
  slots: readonly string[];
  /** What modules keep of them. */
  kept: ModuleState;
  checkErrorPage: ErrorPageCheck;
}

/** The checks of a page that is rendered again under a condition. */
interface PageCheck {
  /** Said after the address when it begins. */
  step: string;
  /** Most are made in the default language only: both languages are made of the same parts. */
  isInEachLanguage?: boolean;
  appliesTo: (page: RepeatedPage, trial: CheckTrial) => boolean;
  problemsOf: (page: RepeatedPage, trial: CheckTrial) => Promise<string[]>;
}

/** The checks of each page, in their order. */
export const pageChecks: readonly PageCheck[] = [
  {
    step: 'once more',
    appliesTo: ({ usual }) => usual.html !== '',
    problemsOf: async ({ address, usual }, trial) => [
      ...(await repeatedProblems(address, usual, trial.withData, trial)),
      ...(await otherPersonProblems(usual, trial.asOther)),
    ],
  },
  {
    step: 'with empty lists',
    appliesTo: (_, { isApiThere }) => isApiThere,
    async problemsOf({ address, usual }, { withEmptyLists, withEmptyListsToday, siteUrl, slots, pages, onStep }) {
      const page = await withEmptyLists(address);
      const wrong =
        page.status === 200
          ? [...shownProblems(address, page, slots), ...emptySlotProblems(address, page, { slots, usual: usual.html })]
          : [];
      const emptyToday = inSteps(withEmptyListsToday, onStep, ' with empty lists today');
      return [
        ...conditionProblems(`${address} with empty lists of the API (on 1 January)`, failureOf(address, page), wrong),
        ...(await delayedLinkProblems(address, page, pages, { siteUrl, slots, emptyToday })),
      ];
    },
  },
  {
    step: 'with one entry in each list',
    appliesTo: ({ usual }, { isApiThere }) => isApiThere && usual.answers.some(isLongList),
    async problemsOf({ address }, { withOneEntry, slots }) {
      const page = await withOneEntry(address);
      return conditionProblems(
        `${address} with one entry in each list of the API that has days`,
        failureOf(address, page),
        page.status === 200 ? shownProblems(address, page, slots) : [],
      );
    },
  },
  {
    step: 'with its choices',
    appliesTo: ({ address, usual }, { isApiThere }) =>
      isApiThere && usual.html !== '' && !homePagePaths.includes(address),
    async problemsOf({ address, usual }, { withData, slots, pages }) {
      const failures: string[] = [];
      const known = new Set(pages.map((page) => page.address));
      const judge = judging(withData, slots, failures);
      const tryView: TryPage = (view) => {
        known.add(view);
        return judge(view);
      };
      const useless = [
        ...(await uselessParameterProblems(address, usual, tryView)),
        ...(await uselessSearchProblems(address, usual, tryView)),
      ];
      await renderChoices(address, usual, { tryPage: tryView, known });
      return [...useless, ...failures];
    },
  },
  {
    step: 'next year',
    appliesTo: ({ usual, isOfNextYear }) => usual.html !== '' && isOfNextYear,
    async problemsOf({ address, usual }, trial) {
      const { inNextYear, inNextYearEdited, slots } = trial;
      const problemsThen = (page: TriedPage) =>
        conditionProblems(
          `${address}, when all of today is over (on 31 December of next year)`,
          failureOf(address, page),
          page.status === 200 ? shownProblems(address, page, slots) : [],
        );
      const edited = await inNextYearEdited(address);
      // What goes wrong because of the edits alone is not to be judged.
      const problems = problemsThen(edited).length > 0 ? problemsThen(await inNextYear(address)) : [];
      return usual.isPrivate
        ? problems
        : [
            ...problems,
            ...(edited.html.includes(exampleTag)
              ? [`${address} puts a text of the API that is no markup into the page as markup`]
              : []),
            ...(await keptTextProblems(address, usual, edited, trial)),
          ];
    },
  },
  {
    step: 'on the day itself',
    appliesTo: ({ usual, isOfNextYear }, { isApiThere }) =>
      isApiThere && usual.html !== '' && !usual.isPrivate && isOfNextYear,
    async problemsOf({ address, usual }, { at, instant, slots }) {
      const time = timeOnNextDay(ownAnswersOf(usual), instant);
      if (!time) return [];
      const page = await at(time)(address);
      return conditionProblems(
        `${address} on the day of what it shows (${time.toISOString().slice(0, 16)} UTC)`,
        failureToShow(page),
        page.status === 200 ? shownProblems(address, page, slots) : [],
      );
    },
  },
  {
    step: 'in a summer night',
    appliesTo: ({ usual }, { isApiThere }) => isApiThere && usual.html !== '',
    problemsOf: ({ usual }, trial) => worldDayProblems(usual, trial),
  },
  {
    step: 'with the API away',
    isInEachLanguage: true,
    appliesTo: () => true,
    async problemsOf({ address, usual }, { withoutApi, withEmptyListsToday, slots, checkErrorPage }) {
      const page = await withoutApi(address);
      return [
        ...conditionProblems(`${address} with the API away`, failureToShow(page), [
          ...denialProblems(usual, page),
          ...shownProblems(address, page, slots),
          ...(await checkErrorPage(address, page)),
        ]),
        ...(homePagePaths.includes(address) || usual.html === '' || page.asked.length > 0
          ? []
          : await falselyEmptyProblems(`${address} with the API away`, usual, page, () =>
              withEmptyListsToday(address),
            )),
      ];
    },
  },
  {
    step: 'without one of its calls',
    appliesTo: ({ usual }, { isApiThere }) =>
      isApiThere && usual.status === 200 && !usual.isPrivate && usual.calls.length > 1,
    problemsOf: ({ usual }, trial) => lostCallProblems(usual, trial),
  },
];
