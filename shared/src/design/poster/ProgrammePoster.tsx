import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describePoster } from './describe-poster.ts';
import type { PosterFormat } from './poster-formats.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';
import { StaticPosterSheet } from './StaticPosterSheet.tsx';
import styles from './ProgrammePoster.module.css';

interface ProgrammePosterProps {
  event: PosterEvent;
  format?: PosterFormat;
  /** A second crop of the same poster for screens below `switchAt` px. */
  smallFormat?: PosterFormat;
  switchAt?: 750 | 1000;
  mode?: PosterMode;
  /** Set where the text beside the poster says the same. */
  isDecorative?: boolean;
  /** The alternative text instead of the works with their minutes. */
  label?: string;
  /** Animates the drawing once, on the first screen of home and concert. */
  isDrawn?: boolean;
  /** Fills a box whose height the parent sets, instead of keeping the format's. */
  fill?: boolean;
  /** Square corners, for posters that bleed or touch. */
  isFlush?: boolean;
  /** Renders an overlay over the sheet of each format: the rings as buttons. */
  renderOver?: (format: PosterFormat) => ReactNode;
}

/** The picture of a concert: a drawing of its programme (design/poster). */
export function ProgrammePoster(props: ProgrammePosterProps) {
  const {
    event,
    format = 'card',
    smallFormat,
    switchAt = 1000,
    mode = 'day',
    isDecorative,
    label,
    isDrawn,
    fill,
    isFlush,
    renderOver,
  } = props;
  const { t } = useTranslation('shared');
  const labels = { interval: t('interval'), minutes: t('minutesShort'), work: t('work') };
  const naming = isDecorative
    ? { 'aria-hidden': true as const }
    : { role: 'img', 'aria-label': label ?? describePoster(event, labels) };
  const sheets = (
    <>
      {smallFormat && <StaticPosterSheet className={styles.small} event={event} format={smallFormat} mode={mode} />}
      <StaticPosterSheet className={styles.large} event={event} format={format} mode={mode} />
    </>
  );
  return (
    <div
      className={styles.poster}
      data-over={renderOver ? '' : undefined}
      data-format={format}
      data-draw={isDrawn ? '' : undefined}
      data-fill={fill ? '' : undefined}
      data-flush={isFlush ? '' : undefined}
      data-switch={smallFormat ? switchAt : undefined}
      {...(renderOver ? {} : naming)}
    >
      {renderOver ? (
        <div className={styles.sheets} {...naming}>
          {sheets}
        </div>
      ) : (
        sheets
      )}
      {renderOver && smallFormat && <div className={styles.small}>{renderOver(smallFormat)}</div>}
      {renderOver && <div className={styles.large}>{renderOver(format)}</div>}
    </div>
  );
}
