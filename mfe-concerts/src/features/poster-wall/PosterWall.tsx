import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { shortDates } from '../events/short-dates.ts';
import type { WallPoster } from './poster-wall.ts';
import styles from './PosterWall.module.css';

interface PosterWallProps {
  wall: readonly WallPoster[];
  /** Fewer than six per row on wide screens, for a few posters in a narrower column. */
  columns?: number | undefined;
}

/** Concerts as posters; the first of each month carries the month's anchor, `mes-YYYY-MM`. */
export function PosterWall({ wall, columns }: PosterWallProps) {
  return (
    <div className={styles.wall} data-columns={columns}>
      {wall.map((concert) => (
        <WallItem key={concert.id} concert={concert} />
      ))}
    </div>
  );
}

/** The most common states on a wall have no badge. */
const isOrdinary = ({ state: { state } }: WallPoster) => state === 'onSale' || state === 'past';

function WallItem({ concert }: { concert: WallPoster }) {
  const locale = useLocale();
  const { to, title, lang, composers, poster, dates, state, opens } = concert;
  const isOff = state.state === 'cancelled' || state.state === 'postponed';
  const isRescheduled = state.previousStartsAt !== null && state.state !== 'past';
  return (
    <article className={styles.item} data-state={state.state} id={opens ? `mes-${opens}` : undefined}>
      <div className={styles.poster}>
        <ProgrammePoster event={poster} mode={isOff ? 'muted' : 'day'} />
      </div>
      <div className={styles.text}>
        <p className={styles.date}>
          <time dateTime={dates[0]}>{shortDates(dates, locale)}</time>
        </p>
        <h3 lang={foreignLang(lang, locale)}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        {composers && <p className="soft small">{composers}</p>}
        {(!isOrdinary(concert) || isRescheduled) && (
          <StateBadge state={state.state} isRescheduled={isRescheduled} saleFrom={state.saleFrom} />
        )}
      </div>
    </article>
  );
}
