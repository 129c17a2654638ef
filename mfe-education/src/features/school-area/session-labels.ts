import type { TFunction } from 'i18next';
import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { WishedSession } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';

/** A session in one line: day, hour, municipality, and that it is cancelled or postponed. */
export function sessionLabels(
  { startsAt, municipality, suspended }: Pick<WishedSession, 'startsAt' | 'municipality'> & Partial<WishedSession>,
  locale: Locale,
  t: TFunction,
): string {
  const where = `${formatMoment(startsAt, 'dayShort', locale)} · ${municipality}`;
  return suspended ? `${where} · ${t(`suspended.${suspended}`)}` : where;
}
