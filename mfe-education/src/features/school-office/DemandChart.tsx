import { TableHead } from '@ofgc/shared/design/text/TableHead/TableHead.tsx';
import type { SessionDemand } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import tables from '../school-area/Tables.module.css';
import { sessionLabels } from '../school-area/session-labels.ts';
import styles from './DemandChart.module.css';

/** Size of a bar, and width of the mark at the number of seats, in the drawing's own units. */
const width = 100;
const height = 10;
const mark = 0.5;

/** Seats that schools ask for in each session against the seats available, as a drawing and as a table. */
export function DemandChart({ sessions }: { sessions: readonly SessionDemand[] }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const most = Math.max(1, ...sessions.flatMap(({ seats, allWishes }) => [seats, allWishes]));
  const length = (seats: number) => (seats / most) * width;
  return (
    <div className={styles.demand}>
      <div role="img" aria-label={t('office.chart')} className={styles.chart}>
        {sessions.map(({ id, seats, firstWishes, allWishes, ...session }) => (
          <div key={id} className={styles.row}>
            <span>{sessionLabels(session, locale, t)}</span>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.bar}>
              <rect className={styles.all} y="1" width={length(allWishes)} height={height - 2} />
              <rect className={styles.first} y="3" width={length(firstWishes)} height={height - 6} />
              <rect className={styles.room} x={Math.min(width - mark, length(seats))} width={mark} height={height} />
            </svg>
          </div>
        ))}
      </div>
      <ul className={styles.key}>
        <li data-part="first">{t('office.firstWishes')}</li>
        <li data-part="all">{t('office.allWishes')}</li>
        <li data-part="room">{t('office.seats')}</li>
      </ul>
      <table className={`${tables.table} ${tables.stacked}`} aria-label={t('office.demand')}>
        <TableHead
          columns={[
            t('registration.session'),
            t('office.firstWishes'),
            t('office.allWishes'),
            t('office.seats'),
            t('office.seatsLeft'),
            t('office.wheelchairsLeft'),
          ]}
        />
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <th scope="row">{sessionLabels(session, locale, t)}</th>
              <td data-label={t('office.firstWishes')}>{session.firstWishes}</td>
              <td data-label={t('office.allWishes')}>{session.allWishes}</td>
              <td data-label={t('office.seats')}>{session.seats}</td>
              <td data-label={t('office.seatsLeft')}>{session.seatsLeft}</td>
              <td data-label={t('office.wheelchairsLeft')}>
                {t('office.of', { left: session.wheelchairsLeft, all: session.wheelchairs })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
