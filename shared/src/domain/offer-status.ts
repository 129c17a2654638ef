/** Stages of a call, in their order (content/domain-model §4). */
export const offerStatuses = [
  'announced',
  'open',
  'closed',
  'underReview',
  'provisionalList',
  'hearing',
  'finalList',
  'tests',
  'results',
  'filled',
  'deserted',
  'cancelled',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

const ended: readonly OfferStatus[] = ['results', 'filled', 'deserted', 'cancelled'];

/** The stage a visitor is told: an open call whose deadline has passed is closed, whatever the office stored. */
export function offerStatus(stored: OfferStatus, applyFrom: Date, applyTo: Date, now: Date): OfferStatus {
  if (stored === 'announced' && applyFrom <= now) return applyTo > now ? 'open' : 'closed';
  if (stored === 'open' && applyTo <= now) return 'closed';
  return stored;
}

/** Active calls are shown blue and bold, inactive ones dark red and bold (specification §9). */
export function isActiveOffer(status: OfferStatus): boolean {
  return status !== 'closed' && !ended.includes(status);
}
