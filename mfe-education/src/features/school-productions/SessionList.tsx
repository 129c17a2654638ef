import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { Badge } from '@ofgc/shared/design/concerts/StateBadge/Badge.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { takesApplications } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { SchoolSession } from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import styles from './SessionList.module.css';

interface SessionListProps {
  sessions: readonly SchoolSession[];
  /** For dates of several programmes: each row names its programme and its deadline. */
  namesProduction?: boolean;
}

/** School concerts by month, with places left and the state of enrolment; on a phone the first month that is not over is open. */
export function SessionList({ sessions, namesProduction }: SessionListProps) {
  const locale = useLocale();
  const months = Map.groupBy(sessions, ({ startsAt }) => formatDate(startsAt, 'month', locale));
  const [current] = [...months].find(([, own]) => own.some(({ state }) => state !== 'past')) ?? [...months.keys()];
  return (
    <div className={styles.months}>
      {[...months].map(([month, own]) => (
        <section key={month} aria-labelledby={`mes-${own[0]?.id}`} className={styles.month}>
          <PhoneFold
            isOpen={month === current}
            title={
              <h3 id={`mes-${own[0]?.id}`} className={styles.name}>
                {month}
              </h3>
            }
          >
            <ul>
              {own.map((session) => (
                <li key={session.id}>
                  <SessionRow session={session} namesProduction={namesProduction} />
                </li>
              ))}
            </ul>
          </PhoneFold>
        </section>
      ))}
    </div>
  );
}

function SessionRow({ session, namesProduction }: { session: SchoolSession; namesProduction: boolean | undefined }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { startsAt, suspended, municipality, place, production, seatsLeft, capacity, hasBus } = session;
  const { state, applyFrom, applyTo } = session;
  const title = namesProduction ? production.title : municipality;
  const where = namesProduction ? place : [place, hasBus && t('touring.bus')].filter(Boolean).join(' · ');
  return (
    <div className={styles.row}>
      <time dateTime={startsAt} className={styles.day}>
        <b>{formatDate(startsAt, 'dayNumber', locale)}</b> <span>{formatMoment(startsAt, 'weekday', locale)}</span>
      </time>
      <p>
        <b lang={namesProduction ? foreignLang(session.lang, locale) : undefined}>{title}</b>
        <span className={styles.where}>{where}</span>
      </p>
      <p className={styles.seats}>
        {state === 'open' && t('touring.seats', { count: seatsLeft, capacity })}
        {state === 'notYet' && t('touring.capacity', { count: capacity })}
      </p>
      <p className={styles.state}>
        {suspended ? (
          <Badge look={suspended === 'cancelled' ? 'cancelled' : 'moved'}>{t(`suspended.${suspended}`)}</Badge>
        ) : (
          <EnrolmentBadge state={state} applyFrom={applyFrom} />
        )}
        {namesProduction && takesApplications(state) && (
          <span className="small soft">
            {t(`enrolment.until.${state}`, { date: formatDate(applyTo, 'short', locale) })}
          </span>
        )}
      </p>
    </div>
  );
}
