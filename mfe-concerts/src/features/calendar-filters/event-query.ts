import type { EventQuery } from '@ofgc/shared/api-client/events.ts';
import type { CalendarChoice } from '@ofgc/shared/routes/calendar.ts';
import { eventFilterParameters, whenByParameter } from '@ofgc/shared/routes/event-parameters.ts';
import { filterNames } from './calendar-query.ts';

/** The calendar's filters as the API asks for them. */
export function toEventQuery({ cuando, vista: _, ...filters }: CalendarChoice): EventQuery {
  const named = filterNames.map((name) => [eventFilterParameters[name], filters[name]]);
  const [year, month] = filters.mes?.split('-') ?? [filters.anio];
  return {
    ...Object.fromEntries(named),
    year,
    month,
    when: cuando && whenByParameter[cuando],
    // Past concerts begin with the latest.
    sort: cuando === 'pasados' ? '-date' : 'date',
  };
}
