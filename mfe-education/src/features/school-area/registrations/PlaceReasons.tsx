import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { QuietFold } from '../QuietFold.tsx';
import { sessionLabels } from '../session-labels.ts';
import styles from './PlaceReasons.module.css';

type Drawn = NonNullable<SchoolRegistration['drawn']>;

/** The reasons for a draw's result: the registration's turn, what was left in its missed wishes, and how to check the draw. */
export function PlaceReasons({
  drawn,
  seats,
  wheelchairs,
}: { drawn: Drawn } & Pick<SchoolRegistration, 'seats' | 'wheelchairs'>) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { position, of, round, hasPriority, missed, session, seed, lot, drawnAt } = drawn;
  return (
    <>
      <p className={styles.words}>
        {t('reasons.turn', { position, of, date: formatDate(drawnAt, 'date', locale) })}{' '}
        {t(round > 1 ? 'reasons.further' : hasPriority ? 'reasons.priority' : 'reasons.noPriority')}
      </p>
      <ol className={styles.wishes}>
        {missed.map((one) => (
          <li key={one.session.id}>
            {t('reasons.missed', {
              session: sessionLabels(one.session, locale, t),
              seats: t('reasons.seats', { count: one.seats }),
              spaces: t('reasons.spaces', { count: one.wheelchairs }),
              needed: seats,
              wheelchairs,
            })}
          </li>
        ))}
        {session && <li>{t('reasons.got', { session: sessionLabels(session, locale, t) })}</li>}
      </ol>
      {!session && <p className={styles.words}>{t('reasons.nothing')}</p>}
      <QuietFold summary={t('reasons.check')}>
        <p className={styles.words}>{t('reasons.checkText')}</p>
        <dl className={styles.lot}>
          <dt>{t('reasons.seed')}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
          <dt>{t('reasons.lot')}</dt>
          <dd>
            <code>{lot}</code>
          </dd>
        </dl>
      </QuietFold>
    </>
  );
}
