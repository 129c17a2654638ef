import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Heading } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { mapAddress } from '@ofgc/shared/maps/map-address.ts';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../block-props.ts';
import { islandPath, islandSheet, placesOnIsland } from './island.ts';
import styles from './MapBlock.module.css';

/** A drawing of the island with numbered places, and a list of these places, each with a link to a public map. */
export function MapBlock({ block: { label, places }, headingLevel }: BlockProps<'map'>) {
  const { t } = useTranslation('shell');
  const spots = placesOnIsland(places);
  return (
    <div className={styles.map}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${islandSheet.width} ${islandSheet.height}`}
        role="img"
        data-map
        aria-label={label}
      >
        <path d={islandPath} className={styles.land} />
        {spots.map(({ x, y, numberX, numberY }, index) => (
          <path key={index} className={styles.way} d={`M${x} ${y}L${numberX} ${numberY}`} />
        ))}
        {spots.map(({ numberX, numberY }, index) => (
          <g key={index} className={styles.spot}>
            <circle cx={numberX} cy={numberY} r="15" />
            <text x={numberX} y={numberY} dy="0.35em" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.places}>
        {places.map(({ name, html, latitude, longitude }) => (
          <li key={name}>
            <Heading level={headingLevel} className={styles.name}>
              {name}
            </Heading>
            <Html html={html} className={styles.directions} />
            <ArrowLink to={mapAddress({ latitude, longitude })}>{t('content.map', { name })}</ArrowLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
