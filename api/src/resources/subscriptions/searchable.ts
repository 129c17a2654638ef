import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** One entry for each type of subscription: that of the newest season, which is first in the file. */
export function searchableSubscriptions({ subscriptions: { subscriptions } }: Content): SearchSource[] {
  // Youth clubs are left out, because their own pages say more.
  const types = Map.groupBy(
    subscriptions.filter(({ kind }) => kind !== 'youth'),
    ({ slug }) => slug,
  );
  return [...types].flatMap(([slug, [newest]]) =>
    newest
      ? {
          kind: 'pages',
          id: `subscription-${slug}`,
          title: newest.name,
          path: () => subscriptionPath({ ...newest, isPresent: true }),
          snippet: newest.claim,
          names: inBothLanguages(newest.name),
          body: [newest.claim, newest.concerts, newest.description],
        }
      : [],
  );
}
