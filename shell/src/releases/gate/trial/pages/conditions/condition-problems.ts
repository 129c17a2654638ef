import { homePagePaths } from '../../../page/home-page-paths.ts';
import type { PartError, TriedPage } from '../tried-page.ts';

/** The error with which a page fails under a condition: of the home page each part by itself, of others the whole page. */
export function failureOf(address: string, { status, errors }: TriedPage): PartError | undefined {
  return status === 500 || homePagePaths.includes(address) ? errors[0] : undefined;
}

/** @param where the page's address and the condition @param failure of the page @param wrong what else is wrong with it */
export function conditionProblems(
  where: string,
  failure: Pick<PartError, 'text'> | undefined,
  wrong: readonly string[] = [],
): string[] {
  return [...(failure ? [`${where}: ${failure.text}`] : []), ...wrong.map((one) => `${where} ${one}`)];
}
