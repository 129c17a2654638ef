import type { Subscription } from '../../domain/subscriptions/subscription.schema.ts';
import { concertsPath } from '../site/sections.ts';

/** All subscriptions, their comparison, and the chooser of the cheapest way; without locale. */
export const subscriptionsPath = `${concertsPath}/abonos`;
export const comparisonPath = `${subscriptionsPath}/comparar`;
export const chooserPath = `${subscriptionsPath}/cual`;
/** The packages among them. */
export const packagesPath = `${subscriptionsPath}#paquetes`;

/** A subscription's page: the present variant has an address that lasts, those of other seasons carry their id. */
export function subscriptionPath({ id, slug, isPresent }: Pick<Subscription, 'id' | 'slug' | 'isPresent'>): string {
  return isPresent ? `${subscriptionsPath}/${slug}` : `${subscriptionsPath}/${slug}/${id}`;
}

/** The comparison of some subscriptions by their slugs, in a zone. */
export function comparisonOf(slugs: readonly string[], zone?: string): string {
  const query = new URLSearchParams(slugs.map((slug) => ['abono', slug]));
  if (zone) query.set('zona', zone);
  return query.size ? `${comparisonPath}?${query}` : comparisonPath;
}

/** The chooser with a choice. @param concerts ids @param asker whose prices, a word of the address: `general`, `joven` … */
export function chooserWith({
  concerts,
  zone,
  asker,
}: {
  concerts: readonly number[];
  zone: string;
  asker: string;
}): string {
  const query = new URLSearchParams(concerts.map((id) => ['concierto', String(id)]));
  query.set('zona', zone);
  query.set('perfil', asker);
  return `${chooserPath}?${query}`;
}
