import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';

/** An error of the tried release, in words for its team. */
export interface PartError {
  /** `render`, `load`, `late` … for a slot; undefined for a page. */
  kind: string | undefined;
  text: string;
}

/** A call to the API as it is sent: without parameters that have no value. */
export interface ApiCall {
  path: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** What the server made of the request for a page. */
export interface TriedPage {
  status: number;
  /** The target of a redirect. */
  location: string | undefined;
  html: string;
  /** The API paths that it requested. */
  asked: readonly string[];
  /** All API paths that it called, also those that the API did not answer. */
  called: readonly string[];
  /** The same with their parameters. */
  calls: readonly ApiCall[];
  /** How often it waited for the API: calls that are made at once are one round. */
  rounds: number;
  /** What the API answered. */
  answers: readonly unknown[];
  /** The processor's time that it took, in milliseconds. */
  worked: number;
  /** Whether it waited longer than pages may, for something else than the API. */
  isLate: boolean;
  /** The query parameters that it reads. */
  parameters: readonly string[];
  /** Whether it is the same for all visitors, and none of its parts failed. */
  isShared: boolean;
  errors: readonly PartError[];
  /** Texts that it asks of catalogues of others, which do not have them or are not there. */
  foreignWords: readonly string[];
  /** Calls that ask the API for another language than the page's. */
  inOtherLanguage: readonly string[];
  /** Its handle says that it is of whoever is signed in. */
  isPrivate: boolean;
  /** The kind of account that a private page was shown to. */
  shownTo: AccountKind | undefined;
  /** Somebody else who is signed in is named in it. */
  tellsOfOther: boolean;
  /** What it tells of the visitor who asked for it. */
  visitorFacts: string | undefined;
}

/** Of a page that was not rendered, or whose rendering gave nothing. */
export const untried: TriedPage = {
  status: 0,
  location: undefined,
  html: '',
  asked: [],
  called: [],
  calls: [],
  rounds: 0,
  answers: [],
  worked: 0,
  isLate: false,
  parameters: [],
  isShared: false,
  errors: [],
  foreignWords: [],
  inOtherLanguage: [],
  isPrivate: false,
  shownTo: undefined,
  tellsOfOther: false,
  visitorFacts: undefined,
};

/** Renders a page, also under some condition. */
export type TryPage = (address: string) => Promise<TriedPage>;

/** Makes each page a step of its own. @param condition is said after its address */
export function inSteps(tryPage: TryPage, onStep: (step: string) => void, condition = ''): TryPage {
  return (address) => {
    onStep(`${address}${condition}`);
    return tryPage(address);
  };
}
