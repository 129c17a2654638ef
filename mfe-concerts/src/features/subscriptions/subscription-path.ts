import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';

/** Without locale, as all paths here. */
export const subscriptionsAddress = '/conciertos-entradas/abonos';
export const compareAddress = `${subscriptionsAddress}/comparar`;
export const chooserAddress = `${subscriptionsAddress}/cual`;

/** A subscription's page: the present variant has an address that lasts, those of other seasons carry their id. */
export function subscriptionPath({ id, slug, isPresent }: Pick<Subscription, 'id' | 'slug' | 'isPresent'>): string {
  return isPresent ? `${subscriptionsAddress}/${slug}` : `${subscriptionsAddress}/${slug}/${id}`;
}

/** The comparison of some subscriptions by their slugs, in a zone. */
export function comparePath(slugs: readonly string[], zone?: string): string {
  const query = new URLSearchParams(slugs.map((slug) => ['abono', slug]));
  if (zone) query.set('zona', zone);
  return query.size ? `${compareAddress}?${query}` : compareAddress;
}
