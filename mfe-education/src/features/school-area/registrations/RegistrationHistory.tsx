import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { sessionLabels } from '../session-labels.ts';
import { RegistrationStatus } from './RegistrationStatus.tsx';
import styles from './RegistrationHistory.module.css';

/** The changes of a registration's state with their reasons, the earliest first. */
export function RegistrationHistory({ events }: { events: SchoolRegistration['history'] }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <ol className={styles.events}>
      {events.map(({ at, actor, state, session, note }) => (
        <li key={at + state} className={styles.event}>
          <span className="small soft">{formatMoment(at, 'date', locale)}</span>
          <span>
            <RegistrationStatus state={state} /> {session && sessionLabels(session, locale, t)}{' '}
            <span className="small soft">{t(`registration.actor.${actor}`)}</span>
            {note && <span className={styles.note}>{t('registration.reason', { note })}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
