import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** One entry for each type of subscription, with the texts of all its seasons: its address leads to the variant that is on sale. */
export function searchableSubscriptions({ subscriptions: { subscriptions } }: Content): SearchSource[] {
  // Youth clubs are left out, because their own pages say more.
  const types = Map.groupBy(
    subscriptions.filter(({ kind }) => kind !== 'youth'),
    ({ slug }) => slug,
  );
  return [...types].flatMap(([slug, [newest, ...others]]) =>
    newest
      ? {
          kind: 'pages',
          id: `subscription-${slug}`,
          title: newest.name,
          path: () => subscriptionPath({ ...newest, isPresent: true }),
          snippet: newest.claim,
          names: inBothLanguages(newest.name),
          body: [newest, ...others].flatMap(({ claim, concerts, description }) => [claim, concerts, description]),
        }
      : [],
  );
}
