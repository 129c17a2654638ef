import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';

/** What a visitor may do about a call: wait for it, apply, follow it, or read how it ended. */
export type OfferStage = 'announced' | 'open' | 'inProgress' | 'ended';

export function offerStage({ status, isActive }: Pick<Offer, 'status' | 'isActive'>): OfferStage {
  if (status === 'announced' || status === 'open') return status;
  return isActive ? 'inProgress' : 'ended';
}

/** Calendar days on the islands until the day of an instant: 0 on that day. @param instant, now ISO 8601 */
export function daysUntil(instant: string, now: string): number {
  return Math.max(0, Math.round((Date.parse(localDay(instant)) - Date.parse(localDay(now))) / 86_400_000));
}

const stageOrder: readonly OfferStage[] = ['open', 'announced', 'inProgress', 'ended'];

/** Calls that can be answered come first, the most urgent at the top; the past follows from the newest on. */
export function inReadingOrder(offers: readonly Offer[]): Offer[] {
  const rank = (offer: Offer) => stageOrder.indexOf(offerStage(offer));
  const deadline = (offer: Offer) => Date.parse(offer.applyTo) * (offer.isActive ? 1 : -1);
  return offers.toSorted((one, other) => rank(one) - rank(other) || deadline(one) - deadline(other));
}

/** How many are open, in progress and closed; announced ones count as in progress. */
export function countStages(offers: readonly Offer[]): Record<'open' | 'inProgress' | 'ended', number> {
  const count = (...stages: OfferStage[]) => offers.filter((offer) => stages.includes(offerStage(offer))).length;
  return { open: count('open'), inProgress: count('announced', 'inProgress'), ended: count('ended') };
}
