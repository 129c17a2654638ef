import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** What the form on a concert's page needs. */
export interface WaitingLists {
  /** Dates of the concert that people may wait for; at least one. */
  performances: Performance[];
  consent: ConsentQuestion;
  /** The form was sent. */
  isAsked: boolean;
}
