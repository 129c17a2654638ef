import { localDay } from '../dates/format.ts';
import { isActiveOffer, offerStatus, type OfferStatus } from './offer-status.ts';

/** Content/domain-model §4: a post in the orchestra, its list of substitutes, soloists who live on the islands. */
export const auditionKinds = ['post', 'substituteList', 'soloists'] as const;
export type AuditionKind = (typeof auditionKinds)[number];

export const roundFormats = ['live', 'video'] as const;
export type RoundFormat = (typeof roundFormats)[number];

export interface AuditionFacts {
  /** What the office stored. */
  status: OfferStatus;
  applyFrom: Date;
  applyTo: Date;
  /** Local days, `YYYY-MM-DD`, in their order. */
  rounds: readonly { on: string }[];
  /** The local day of the result. */
  resultOn: string | null;
}

/**
 * The stage of an audition in the words of the job offers: the office's, moved on by the deadline, the first round and the
 * result when their day comes.
 * @param now the site's clock
 */
export function auditionStatus(
  { status, applyFrom, applyTo, rounds, resultOn }: AuditionFacts,
  now: Date,
): OfferStatus {
  const told = offerStatus(status, applyFrom, applyTo, now);
  const hasEnded = told !== 'closed' && !isActiveOffer(told);
  if (hasEnded) return told;
  const today = localDay(now);
  if (resultOn !== null && resultOn <= today) return 'results';
  const [first] = rounds;
  return first && first.on <= today ? 'tests' : told;
}
