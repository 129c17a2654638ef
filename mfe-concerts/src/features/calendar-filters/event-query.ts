import type { EventQuery } from '@ofgc/shared/api-client/events.ts';
import { eventFilterParameters, whenByParameter } from '@ofgc/shared/routes/event-parameters.ts';
import { type CalendarQuery, filterNames } from './calendar-query.ts';

/** The calendar's filters as the API asks for them. */
export function toEventQuery(query: CalendarQuery): EventQuery {
  return {
    ...Object.fromEntries(filterNames.map((name) => [eventFilterParameters[name], query[name]])),
    when: query.cuando && whenByParameter[query.cuando],
    // Past concerts begin with the latest.
    sort: query.cuando === 'pasados' ? '-date' : 'date',
  };
}
