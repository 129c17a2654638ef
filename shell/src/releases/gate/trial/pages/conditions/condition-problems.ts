import { homePagePaths } from '../../../page/home-page-paths.ts';
import type { PartError, TriedPage } from '../tried-page.ts';

/** The error with which a page fails under a condition: of the home page each part by itself, of others the whole page. */
export function failureOf(address: string, { status, errors }: TriedPage): PartError | undefined {
  return status === 500 || homePagePaths.includes(address) ? errors[0] : undefined;
}

/** The error with which a page fails where some of its data may not come: a slot may fail to load them, but not to show that. */
export function failureToShow({ status, errors }: TriedPage): Pick<PartError, 'text'> | undefined {
  const ofParts = errors.find(({ kind }) => kind === 'render' || kind === 'words');
  // The last error is the one that made it 500: the first is that the API is away.
  return ofParts ?? (status === 500 ? (errors.at(-1) ?? { text: `answers ${status}` }) : undefined);
}

/**
 * A page that is there and that answers, while the API is away, that it is not, or leads elsewhere: search engines drop it, and browsers keep
 * where it led to. @param usual the page with its data
 */
export function denialProblems(
  usual: Pick<TriedPage, 'status' | 'isPrivate'>,
  { status, location }: Pick<TriedPage, 'status' | 'location'>,
): string[] {
  const isDenied = status === 404 || status === 410 || location !== undefined;
  if (usual.status !== 200 || usual.isPrivate || !isDenied) return [];
  const what = location === undefined ? `answers ${status}` : `leads to ${location}`;
  return [
    `${what}, though the page is there: only where the API answers 404 there is no such thing, other errors pass`,
  ];
}

/** @param where the page's address and the condition @param failure of the page @param wrong what else is wrong with it */
export function conditionProblems(
  where: string,
  failure: Pick<PartError, 'text'> | undefined,
  wrong: readonly string[] = [],
): string[] {
  return [...(failure ? [`${where}: ${failure.text}`] : []), ...wrong.map((one) => `${where} ${one}`)];
}
