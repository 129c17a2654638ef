import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { Term } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';

/** A legal deadline: its day and the days left, the day on which it was met, or that it ended with the report's closing. */
export function DeadlineText({ term: { dueOn, doneOn, daysLeft } }: { term: Term }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const date = (day: string) => formatDate(day, 'short', locale);
  if (doneOn) return t('channel.term.done', { date: date(doneOn) });
  if (daysLeft === null) return t('channel.term.ended');
  if (daysLeft < 0) return <b>{t('channel.term.over', { date: date(dueOn), count: -daysLeft })}</b>;
  return t('channel.term.due', { date: date(dueOn), count: daysLeft });
}
