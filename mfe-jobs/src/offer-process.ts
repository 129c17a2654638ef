import type { OfferStatus } from '@ofgc/shared/domain/offer-status.ts';

/** The steps of every call in their order, as the portal explains them. */
export const processSteps = [
  'announcement',
  'applications',
  'review',
  'provisionalList',
  'objections',
  'finalList',
  'tests',
  'decision',
] as const;
export type ProcessStep = (typeof processSteps)[number];

const stepOf: Record<Exclude<OfferStatus, 'cancelled'>, ProcessStep> = {
  announced: 'announcement',
  open: 'applications',
  closed: 'review',
  underReview: 'review',
  provisionalList: 'provisionalList',
  hearing: 'objections',
  finalList: 'finalList',
  tests: 'tests',
  results: 'decision',
  filled: 'decision',
  deserted: 'decision',
};

/** The step that a call has reached; null for a call that was withdrawn and takes no steps. */
export function processStep(status: OfferStatus): ProcessStep | null {
  return status === 'cancelled' ? null : stepOf[status];
}
