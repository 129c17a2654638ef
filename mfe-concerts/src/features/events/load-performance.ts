import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvent, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';

/** A performance with its whole concert; null where no concert has it. @param id as the ticket link carries it */
export async function loadPerformance(
  api: ApiClient,
  id: string,
): Promise<{ event: Event; performance: Performance } | null> {
  if (!/^(?!0+$)\d{1,9}$/.test(id)) return null;
  const {
    data: [known],
  } = await fetchEvents(api, { performance: Number(id), perPage: 1 });
  if (!known) return null;
  const event = await fetchEvent(api, String(known.id));
  const performance = event.performances.find((candidate) => candidate.id === Number(id));
  return performance ? { event, performance } : null;
}
