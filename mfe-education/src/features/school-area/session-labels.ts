import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { WishedSession } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';

/** A session in one line: day, hour, municipality. */
export function sessionLabels(
  { startsAt, municipality }: Pick<WishedSession, 'startsAt' | 'municipality'>,
  locale: Locale,
): string {
  return `${formatMoment(startsAt, 'dayShort', locale)} · ${municipality}`;
}
