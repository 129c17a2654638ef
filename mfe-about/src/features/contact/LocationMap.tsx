import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { useTranslation } from 'react-i18next';
import { coastline, land, project, projectPath, viewBox } from './location-map.ts';
import { stops, streets } from './map-geography.ts';
import styles from './LocationMap.module.css';

/** The neighbourhood with the venues, drawn as SVG: nothing is loaded from a map service. The directions below say the same as text. */
export function LocationMap({ venues }: { venues: readonly Venue[] }) {
  const { t } = useTranslation('about');
  const markers = venues.map(({ id, name, latitude, longitude }) => ({ id, name, ...project([latitude, longitude]) }));
  return (
    <figure className={styles.map}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
        role="img"
        data-map
        aria-label={t('map.label')}
      >
        <path d={land} className={styles.land} />
        <path d={coastline} className={styles.coast} />
        {streets.map(({ id, course }) => (
          <path key={id} id={`calle-${id}`} d={projectPath(course)} className={styles.street} />
        ))}
        {streets.map(
          ({ id, name, nameAt }) =>
            name && (
              <text key={id} className={styles.name} lang="es" dy="-10">
                <textPath href={`#calle-${id}`} startOffset={`${nameAt}%`}>
                  {name}
                </textPath>
              </text>
            ),
        )}
        {stops.map(({ mode, position }) => (
          <g key={position.join()} className={styles.stop} data-mode={mode}>
            <Mark {...project(position)} radius={10} sign={t(`map.sign.${mode}`)} />
          </g>
        ))}
        {markers.map(({ id, x, y }, index) => (
          <g key={id} className={styles.venue}>
            <Mark x={x} y={y} radius={16} sign={String(index + 1)} />
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className={styles.legend}>
          {markers.map(({ id, name }, index) => (
            <li key={id}>
              <b>{index + 1}</b> {name}
            </li>
          ))}
          {(['bus', 'taxi'] as const).map((mode) => (
            <li key={mode}>
              <b>{t(`map.sign.${mode}`)}</b> {t(`map.stop.${mode}`)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function Mark({ x, y, radius, sign }: { x: number; y: number; radius: number; sign: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.36em" textAnchor="middle">
        {sign}
      </text>
    </>
  );
}
