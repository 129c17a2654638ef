import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';

type TimelineStep = Vacancy['timeline'][number];
type StepState = 'done' | 'next' | 'ahead';

/** A date without a time is over on the next day, an instant as soon as it is reached. */
function isOver(at: string, now: string): boolean {
  return at.length === 10 ? at < localDay(now) : Date.parse(at) <= Date.parse(now);
}

/** The dates of a vacancy, each marked as over, next or ahead. @param now ISO 8601 */
export function timelineOf(
  { timeline }: Pick<Vacancy, 'timeline'>,
  now: string,
): (TimelineStep & { state: StepState })[] {
  const next = timeline.findIndex(({ at }) => !isOver(at, now));
  return timeline.map((entry, index) => ({
    ...entry,
    state: next < 0 || index < next ? 'done' : index === next ? 'next' : 'ahead',
  }));
}
