import type { SchoolSession } from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { useTranslation } from 'react-i18next';
import { islandOutline, mapSize, townPoint } from './island-map.ts';
import styles from './TourMap.module.css';

/** The route of a tour around the island, drawn from its dates. Screen readers skip it: the list beside it has the same stops. */
export function TourMap({ sessions }: { sessions: readonly SchoolSession[] }) {
  const { t } = useTranslation('education');
  const stops = sessions.flatMap((session) => {
    const point = townPoint(session.municipality);
    return point ? [{ ...point, session }] : [];
  });
  // Dates whose registration is closed may have places left: nothing is said about them.
  const shown = (['open', 'full'] as const).filter((one) => sessions.some(({ state }) => state === one));
  return (
    <figure className={styles.map} data-theme="sea">
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <path className={styles.island} d={islandOutline} />
        <polyline className={styles.route} points={stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {stops.map(({ x, y, session }, index) => (
          <circle
            key={session.id}
            className={styles.stop}
            data-state={session.state}
            cx={x}
            cy={y}
            r={index === 0 ? 9 : 6}
          />
        ))}
      </svg>
      {shown.length > 0 && (
        <figcaption className={styles.legend}>
          {shown.map((state) => (
            <span key={state} data-state={state}>
              {t(`touring.legend.${state}`)}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
