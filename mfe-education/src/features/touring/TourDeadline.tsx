import { formatDate } from '@ofgc/shared/dates/format.ts';
import { takesApplications } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import styles from './TourDeadline.module.css';

interface TourDeadlineProps {
  production: SchoolProduction;
  /** The dates of the tour; the deadline shown is that of the first date in the state of the whole tour, as dates may close one after the other. */
  sessions: readonly SchoolSession[];
}

/** Whether schools can enrol, and until when. */
export function TourDeadline({ production, sessions }: TourDeadlineProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const first = sessions.find(({ state }) => state === production.state) ?? sessions[0];
  if (!first) return null;
  const values = { date: formatDate(first.applyTo, 'full', locale), time: formatDate(first.applyTo, 'time', locale) };
  return (
    <p className={styles.deadline}>
      <EnrolmentBadge state={production.state} applyFrom={first.applyFrom} />
      {takesApplications(production.state) && <span>{t(`touring.deadline.${production.state}`, values)}</span>}
    </p>
  );
}
