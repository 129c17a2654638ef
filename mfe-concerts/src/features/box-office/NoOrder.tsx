import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { boxOfficeHoursPath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { useTranslation } from 'react-i18next';
import styles from './NoOrder.module.css';

/** The address names no performance or an unknown one: links to the calendar and to the real box office. */
export function NoOrder({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('concerts');
  return (
    <EmptyState
      title={t(isAsked ? 'boxOffice.unknown' : 'boxOffice.unasked')}
      headingLevel={2}
      action={<ButtonLink to={eventsPath}>{t('boxOffice.toCalendar')}</ButtonLink>}
    >
      <p>{t(isAsked ? 'boxOffice.unknownText' : 'boxOffice.unaskedText')}</p>
      <p className={styles.real}>
        <ArrowLink to={boxOfficeHoursPath}>{t('boxOffice.real')}</ArrowLink>
      </p>
    </EmptyState>
  );
}
