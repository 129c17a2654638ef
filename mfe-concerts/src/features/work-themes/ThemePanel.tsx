import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { returnFocus } from '@ofgc/shared/focus/return-focus.ts';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ThemePanel.module.css';
import { themePlace } from './theme-place.ts';
import type { PlayerPlace, ThemePlayer } from './use-theme-player.ts';

export interface ThemePanelProps {
  player: ThemePlayer;
  /** The place of these controls: they only show themes started there. */
  place: PlayerPlace;
  title: string;
}

/** The playing theme, its volume, and a stop button; an error message when it could not be played. */
export function ThemePanel({ player, place, title }: ThemePanelProps) {
  const { t } = useTranslation('concerts');
  const { work, status, themes, volume } = player;
  const theme = work === null ? undefined : themes.get(work);
  if (!theme) return null;
  const isFailed = status === 'failed';
  return (
    <div ref={returnFocus} className={styles.controls} role="group" aria-label={t('theme.controls')} data-place={place}>
      <p role="status" className={styles.words}>
        {place === 'poster' && <b>{title}</b>} <span>{isFailed ? t('theme.failed') : themePlace(theme, t)}</span>
      </p>
      {!isFailed && (
        <label className={styles.volume}>
          <Icon of={Volume2} /> <span className="visually-hidden">{t('theme.volume')}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={volume}
            onChange={({ currentTarget }) => player.setVolume(Number(currentTarget.value))}
          />
        </label>
      )}
      {place === 'poster' && (
        <Button kind="quiet" size="row" onClick={player.stop}>
          <Icon of={Square} /> {isFailed ? t('theme.close') : t('theme.stop')}
        </Button>
      )}
    </div>
  );
}
