import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** The data of the form on a concert's page. */
export interface WaitingLists {
  /** Dates of the concert with a waiting list; empty if the last list closed before the form was sent. */
  performances: Performance[];
  consent: ConsentQuestion;
  /** Whether the form was sent successfully. */
  isAsked: boolean;
}
