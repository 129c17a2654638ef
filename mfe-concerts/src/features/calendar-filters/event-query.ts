import type { EventQuery } from '@ofgc/shared/api-client/concerts/events.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventFilterParameters, whenByParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { eventFilterNames } from './calendar-query.ts';

/** The calendar's filters as the API asks for them. */
export function toEventQuery(choice: CalendarChoice): EventQuery {
  const { cuando, anio, mes } = choice;
  const [year, month] = mes?.split('-') ?? [anio];
  return {
    ...Object.fromEntries(eventFilterNames.map((name) => [eventFilterParameters[name], choice[name]])),
    year,
    month,
    when: cuando && whenByParameter[cuando],
    // Past concerts begin with the latest.
    sort: cuando === 'pasados' ? '-date' : 'date',
  };
}
