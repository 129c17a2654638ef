import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { ListedVacancy } from './listed-vacancy.ts';
import { closedEarly, type InactiveVacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { daysUntil, vacancyStatusGroup } from './vacancy-status-group.ts';
import { timelineOf } from '../timeline/vacancy-timeline.ts';
import styles from './VacancyDeadline.module.css';

interface VacancyDeadlineProps {
  vacancy: ListedVacancy;
  /** ISO 8601. */
  now: string;
}

/** The deadline with its hour and the days left; once closed, the next step or the outcome, without a day if that is still to come. */
export function VacancyDeadline({ vacancy, now }: VacancyDeadlineProps) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const group = vacancyStatusGroup(vacancy);
  const instant = group === 'announced' ? vacancy.applyFrom : vacancy.applyTo;
  const isThisYear = formatDate(instant, 'year', locale) === formatDate(now, 'year', locale);
  const values = {
    day: formatDate(instant, isThisYear ? 'day' : 'full', locale),
    date: formatDate(instant, isThisYear ? 'short' : 'date', locale),
    time: formatDate(instant, 'time', locale),
  };
  const days = daysUntil(instant, now);
  const next = timelineOf(vacancy, now).find(({ state }) => state === 'next');
  const end = group === 'ended' && t(`deadline.end.${vacancy.status as InactiveVacancyStatus}`);
  const step =
    group === 'inProgress' &&
    (next ? t('deadline.next', { step: next.text, date: formatDate(next.at, 'short', locale) }) : t('deadline.noMore'));
  if (closedEarly(vacancy, now))
    return (
      <p className={styles.deadline}>
        <span className={styles.when}>{step || end}</span>
      </p>
    );
  return (
    <p className={styles.deadline}>
      <time className={styles.when} dateTime={instant}>
        {t(`deadline.${group}`, values)}
      </time>{' '}
      <span className="soft">
        {group === 'open' && (days === 0 ? t('deadline.today') : t('deadline.daysLeft', { count: days }))}
        {group === 'announced' && t('deadline.untilDate', { date: formatDate(vacancy.applyTo, 'date', locale) })}
        {step || end}
      </span>
    </p>
  );
}
