import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** One a type of subscription, the newest season's, which comes first in the file. */
export function searchableSubscriptions({ subscriptions: { subscriptions } }: Content): SearchSource[] {
  // The clubs have pages of their own, which say more.
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
