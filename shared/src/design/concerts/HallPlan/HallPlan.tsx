import { useTranslation } from 'react-i18next';
import type { Venue } from '../../../domain/venues/venue.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { formatMoney } from '../../../money/format-money.ts';
import type { HallPlan as Plan } from '../../../domain/venues/hall-plan.schema.ts';
import { hallDrawing, type Stroke, stageRadius, textureStroke, type ZoneTexture, zoneTexture } from './hall-drawing.ts';
import styles from './HallPlan.module.css';
import { zonePlaces } from './zone-places.ts';

interface HallPlanProps {
  hall: Venue['halls'][number];
  /** The price of a seat in each zone, in euro cents; without prices the column is left out. */
  prices?: readonly { zone: string; amount: number }[];
  /** The keys of the zones to show, by default all of the hall. */
  zones?: readonly string[];
  /** The language of the hall's texts, where it is not the page's. */
  lang?: string | undefined;
}

/** A hall seen from above, drawn from its data: each zone has a colour, a texture, and a row in the table beside the drawing. */
export function HallPlan({ hall, prices, zones, lang }: HallPlanProps) {
  const { t } = useTranslation('shared');
  if (!hall.plan) return null;
  const keys = hall.zones.map(({ key }) => key);
  return (
    <div className={styles.hall}>
      <Drawing
        plan={hall.plan}
        zones={keys}
        isShown={(zone) => !zones || zones.includes(zone)}
        label={t('hallPlan.drawing', { hall: hall.name })}
      />
      <table className={styles.table}>
        <caption className="visually-hidden">{t('hallPlan.caption', { hall: hall.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hallPlan.zone')}</th>
            <th scope="col">{t('hallPlan.where')}</th>
            <th scope="col">{t('hallPlan.seats')}</th>
            {prices && <th scope="col">{t('prices.price')}</th>}
          </tr>
        </thead>
        <tbody>
          {hall.zones
            .filter(({ key }) => !zones || zones.includes(key))
            .map((zone) => (
              <ZoneRow
                key={zone.key}
                zone={zone}
                plan={hall.plan as Plan}
                lang={lang}
                texture={zoneTexture(keys, zone.key)}
                price={prices && (prices.find((price) => price.zone === zone.key)?.amount ?? null)}
              />
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface ZoneRowProps {
  zone: Venue['halls'][number]['zones'][number];
  plan: Plan;
  lang: string | undefined;
  texture: ZoneTexture;
  /** Undefined: no column; null: not sold. */
  price: number | null | undefined;
}

function ZoneRow({ zone, plan, lang, texture, price }: ZoneRowProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const { places, seats } = zonePlaces(plan, zone.key);
  const words = places.map(({ block, from, to, isWhole }) => {
    if (isWhole) return block;
    return from === to ? t('hallPlan.row', { block, row: from }) : t('hallPlan.rows', { block, from, to });
  });
  return (
    <tr>
      <th scope="row" lang={lang}>
        <Swatch texture={texture} /> {zone.name}
      </th>
      <td>
        {words.join(' · ')}
        <span className={styles.note} lang={lang}>
          {zone.note}
        </span>
      </td>
      <td>{seats}</td>
      {price !== undefined && <td>{price === null ? '–' : formatMoney(price, locale)}</td>}
    </tr>
  );
}

/** A sample of the zone's texture, the key between table and drawing. */
function Swatch({ texture }: { texture: ZoneTexture }) {
  return (
    <svg className={styles.swatch} viewBox="-0.4 0 6.8 3.4" aria-hidden="true" focusable="false">
      {[0.7, 1.7, 2.7].map((y) => (
        <Row key={y} path={`M0 ${y}H6`} texture={texture} stroke={textureStroke(texture, 6)} />
      ))}
    </svg>
  );
}

function Row({ path, texture, stroke }: { path: string; texture: ZoneTexture | 'none'; stroke: Stroke }) {
  return (
    <path
      d={path}
      data-texture={texture}
      strokeWidth={stroke.width}
      strokeDasharray={stroke.dashes}
      strokeLinecap={stroke.isRound ? 'round' : undefined}
    />
  );
}

interface DrawingProps {
  plan: Plan;
  zones: readonly string[];
  isShown: (zone: string) => boolean;
  label: string;
}

function Drawing({ plan, zones, isShown, label }: DrawingProps) {
  const { t } = useTranslation('shared');
  const { viewBox, rows, marks } = hallDrawing(plan, zones);
  return (
    <svg className={styles.drawing} viewBox={viewBox} role="img" aria-label={label}>
      <circle className={styles.stage} r={stageRadius} />
      <text className={styles.stageName} y="1">
        {t('hallPlan.stage')}
      </text>
      {rows.map(({ path, zone, texture, ...stroke }) => (
        <Row key={path} path={path} texture={isShown(zone) ? texture : 'none'} stroke={stroke} />
      ))}
      {marks
        .filter(({ zone }) => isShown(zone) && zone.length === 1)
        .map(({ zone, x, y }) => (
          <text className={styles.mark} key={`${x} ${y}`} x={x} y={y}>
            {zone}
          </text>
        ))}
    </svg>
  );
}
