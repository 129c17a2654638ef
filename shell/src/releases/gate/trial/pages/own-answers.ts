import type { TriedPage } from './tried-page.ts';

interface AskedPage extends Pick<TriedPage, 'asked' | 'answers' | 'called'> {
  /** The paths that it calls without the section. */
  calledWithout: readonly string[];
}

/** Whether a page calls a path of the API more often with the section than without it. */
export function isOfSection(path: string, { called, calledWithout }: AskedPage): boolean {
  return timesOf(path, called) > timesOf(path, calledWithout);
}

/** What the API answered to a page's calls that the section makes; on the home page others make calls, too. */
export function ownAnswersOf(page: AskedPage): unknown[] {
  return page.answers.filter((_, at) => isOfSection(page.asked[at] ?? '', page));
}

function timesOf(path: string, paths: readonly string[]): number {
  return paths.filter((one) => one === path).length;
}
