import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** What the form on a concert's page needs. */
export interface WaitingLists {
  /** Dates of the concert that people may wait for; none where the last list closed before the form was sent. */
  performances: Performance[];
  consent: ConsentQuestion;
  /** The form was sent. */
  isAsked: boolean;
}
