import { formatMonth } from '@ofgc/shared/dates/format-month.ts';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { Calendar } from './load-calendar.ts';
import { singleMonth } from './single-month.ts';

/** "14 conciertos de hoy a junio": how many concerts match the filters, and in which time. */
export function CalendarStatus({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { when, total, months, isFromToday, today } = calendar;
  if (total === 0) return t('calendar.result.none');

  const month = singleMonth(calendar);
  const last = months.at(-1)?.month;
  const key = month
    ? 'ofMonth'
    : isFromToday && last && last > today.slice(0, 7)
      ? 'untilMonth'
      : when === 'pasados'
        ? 'past'
        : 'all';
  // Without its year a month is the next of its name.
  const yearAhead = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`;
  const withYear = month ?? (last && last >= yearAhead ? last : undefined);
  const named = withYear ? formatMonth(withYear, 'month', locale) : last && formatMonth(last, 'monthName', locale);
  return <RichMessage text={t(`calendar.result.${key}`, { count: total, month: named })} elements={{ b: <b /> }} />;
}
