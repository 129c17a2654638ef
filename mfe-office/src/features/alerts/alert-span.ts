import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** An alert's first and last moment, in the islands' time. */
export function alertSpan({ from, to }: Pick<OfficeAlert, 'from' | 'to'>, locale: Locale): string {
  const moment = (instant: string) => formatMoment(instant, 'date', locale);
  return `${moment(from)} – ${moment(to)}`;
}
