import type { Subscription } from '../../domain/subscriptions/subscription.schema.ts';
import { concertsPath } from '../site/sections.ts';

/** All subscriptions, their comparison, and the chooser of the cheapest option; without locale. */
export const subscriptionsPath = `${concertsPath}/abonos`;
export const comparisonPath = `${subscriptionsPath}/comparar`;
export const chooserPath = `${subscriptionsPath}/cual`;
/** The part of the page with the packages. */
export const packagesPath = `${subscriptionsPath}#paquetes`;

/** A subscription's page: the address of the present variant is the same every season, those of other seasons have their id. */
export function subscriptionPath({ id, slug, isPresent }: Pick<Subscription, 'id' | 'slug' | 'isPresent'>): string {
  return isPresent ? `${subscriptionsPath}/${slug}` : `${subscriptionsPath}/${slug}/${id}`;
}

/** The comparison of some subscriptions by slug, for a zone of the hall. */
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
