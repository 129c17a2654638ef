import type { SessionDemand } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import tables from '../school-area/Tables.module.css';
import { sessionWords } from '../school-area/session-words.ts';
import styles from './DemandChart.module.css';

/** In the drawing's own units: one line a session. */
const line = 14;
const width = 100;

/** What schools ask for in each session against what there is: as a drawing, and the same as a table. */
export function DemandChart({ sessions }: { sessions: readonly SessionDemand[] }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const most = Math.max(1, ...sessions.flatMap(({ seats, allWishes }) => [seats, allWishes]));
  const length = (seats: number) => (seats / most) * width;
  return (
    <div className={styles.demand}>
      <svg
        viewBox={`0 0 ${width} ${sessions.length * line}`}
        preserveAspectRatio="none"
        className={styles.chart}
        role="img"
        aria-label={t('office.chart')}
      >
        {sessions.map(({ id, seats, firstWishes, allWishes }, index) => (
          <g key={id}>
            <rect className={styles.all} x="0" y={index * line + 2} width={length(allWishes)} height={line - 4} />
            <rect className={styles.first} x="0" y={index * line + 4} width={length(firstWishes)} height={line - 8} />
            <rect
              className={styles.room}
              x={Math.min(width - 0.6, length(seats))}
              y={index * line}
              width="0.6"
              height={line}
            />
          </g>
        ))}
      </svg>
      <ul className={styles.key}>
        <li data-part="first">{t('office.firstWishes')}</li>
        <li data-part="all">{t('office.allWishes')}</li>
        <li data-part="room">{t('office.seats')}</li>
      </ul>
      <div className={tables.scroll} tabIndex={0} role="group" aria-label={t('office.demand')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('registration.session')}</th>
              <th scope="col">{t('office.firstWishes')}</th>
              <th scope="col">{t('office.allWishes')}</th>
              <th scope="col">{t('office.seats')}</th>
              <th scope="col">{t('office.seatsLeft')}</th>
              <th scope="col">{t('office.wheelchairsLeft')}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <th scope="row">{sessionWords(session, locale)}</th>
                <td>{session.firstWishes}</td>
                <td>{session.allWishes}</td>
                <td>{session.seats}</td>
                <td>{session.seatsLeft}</td>
                <td>{t('office.of', { left: session.wheelchairsLeft, all: session.wheelchairs })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
