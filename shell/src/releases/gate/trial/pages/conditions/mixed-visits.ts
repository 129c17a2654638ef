import { splitLocale } from '@ofgc/shared/i18n';
import { matchAddress } from '../../../declaration/match-address.ts';
import { splitPage } from '../../../page/weight/page-data.ts';
import type { PageTrial } from '../page-trial.ts';
import type { Rendered } from '../rendered-page.ts';

type Visited = Pick<Rendered, 'address' | 'status' | 'html' | 'isPrivate'>;

/**
 * Pages that have something of another one where two visitors ask at once: a variable of a module keeps what a page’s loader read until
 * the page is rendered, and another visitor’s loader runs in between. @param pages those that were tried
 */
export async function mixedVisitProblems(
  pages: readonly Visited[],
  {
    remote,
    withData,
    onStep,
  }: Pick<PageTrial, 'withData' | 'onStep'> & { remote: Pick<PageTrial['remote'], 'routes'> },
): Promise<string[]> {
  const ofThings = pages.filter(
    ({ address, status, isPrivate }) =>
      status === 200 &&
      !isPrivate &&
      splitLocale(address).locale === 'es' &&
      Object.keys(matchAddress(remote.routes, address).at(-1)?.params ?? {}).length > 0,
  );
  const problems: string[] = [];
  for (const [one, other] of Map.groupBy(
    ofThings,
    ({ address }) => matchAddress(remote.routes, address).at(-1)?.route,
  ).values()) {
    if (!one || !other) continue;
    onStep(`${one.address} and ${other.address} at once`);
    const together = await Promise.all([withData(one.address), withData(other.address)]);
    const alone = [await withData(one.address), await withData(other.address)];
    const at = alone.findIndex(({ html }, place) => shownIn(html) !== shownIn(together[place]?.html ?? ''));
    // A page that is another one each time is told of elsewhere.
    if (at >= 0 && [one, other].every(({ html }, place) => shownIn(html) === shownIn(alone[place]?.html ?? '')))
      problems.push(
        `${one.address} and ${other.address}, asked for at once, are not as they are alone: a variable of a module keeps something of one visit while the other is rendered`,
      );
  }
  return problems;
}

function shownIn(html: string): string {
  return splitPage(html).markup;
}
