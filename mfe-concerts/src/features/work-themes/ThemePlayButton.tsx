import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { ProgrammeWorkItem } from '@ofgc/shared/design/concerts/WorkList/WorkList.tsx';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LaterThemePanel } from './LaterThemePanel.tsx';
import styles from './ThemePlayButton.module.css';
import type { ThemePlayer } from './use-theme-player.ts';

interface ThemePlayButtonProps {
  player: ThemePlayer;
  item: ProgrammeWorkItem;
}

/** The button that plays and stops a work's theme, in its line of the programme. Nothing for a work without a theme. */
export function ThemePlayButton({ player, item: { workId, title } }: ThemePlayButtonProps) {
  const { t } = useTranslation('concerts');
  if (!player.themes.has(workId)) return null;
  const isCurrent = player.work === workId;
  const isOn = isCurrent && (player.status === 'sounding' || player.status === 'loading');
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.button}
        data-on={isOn ? '' : undefined}
        aria-label={t(isOn ? 'theme.stopOf' : 'theme.playOf', { title })}
        onClick={() => player.toggle(workId, 'programme')}
      >
        <Icon of={isOn ? Square : Play} /> {t(isOn ? 'theme.stop' : 'theme.play')}
      </button>
      {isCurrent && <LaterThemePanel player={player} place="programme" title={title} />}
    </div>
  );
}
