import { splitLocale } from '@ofgc/shared/i18n';
import { isOwn } from '../../../addresses/page-address.ts';
import { isApiText } from '../../../page/is-api-text.ts';
import { addressKind } from '../../../addresses/address-kind.ts';
import { takeSpreadSample } from '../../../addresses/spread-sample.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TryPage } from '../tried-page.ts';

/** One thing may have been deleted since the page that leads to it was made, several were not. */
const fewestGone = 2;

/** Pages with several links to pages of the section that are not there. @param gone addresses that answer 404 or 410 */
export function goneLinkProblems(pages: readonly Rendered[], gone: ReadonlySet<string>): string[] {
  return pages
    .flatMap(({ address, leads, answers }) => {
      const led = leads.filter(({ path, isPosted }) => !isPosted && gone.has(path) && !isApiText(path, answers));
      const [one, other] = led.map(({ path }) => path);
      return one && other && led.length >= fewestGone
        ? [`${address} leads to ${one} and ${other}, which answer 404`]
        : [];
    })
    .slice(0, 3);
}

/** How many addresses of a kind are tried, and how many there are at least. */
const sampleOfKind = 3;

/**
 * Kinds of addresses in the site map that lead to nothing any more: visitors and search engines have them.
 * @param pages those that were rendered
 */
export async function lostAddressProblems(
  pages: readonly Pick<Rendered, 'address' | 'status'>[],
  tryPage: TryPage,
  { remote, siteMap }: Pick<PageTrial, 'remote' | 'siteMap'>,
): Promise<string[]> {
  const own = (await siteMap).filter((path) => isOwn(path, remote.mounts));
  const there = new Set(pages.flatMap(({ address, status }) => (status < 400 ? [splitLocale(address).path] : [])));
  const problems: string[] = [];
  for (const paths of Map.groupBy(own, addressKind).values()) {
    if (paths.length < sampleOfKind || paths.some((path) => there.has(path))) continue;
    const sample = Array.from({ length: sampleOfKind }, (_, turn) => takeSpreadSample(paths, turn) ?? '');
    // Whoever answers 410 gave the page up on purpose.
    const isLost = async (path: string) => (await tryPage(path)).status === 404;
    let lost = 0;
    for (const path of sample) lost += Number(await isLost(path));
    if (lost === sample.length)
      problems.push(
        `${sample.join(', ')} answer 404, and the site map leads there: they have to redirect to where that is now`,
      );
  }
  return problems;
}
