import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { ProgrammeWorkItem } from '@ofgc/shared/design/concerts/WorkList/WorkList.tsx';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ThemeControls } from './ThemeControls.tsx';
import styles from './ThemeLine.module.css';
import type { ThemePlayer } from './use-theme-player.ts';

interface ThemeLineProps {
  player: ThemePlayer;
  item: ProgrammeWorkItem;
}

/** In a work's line of the programme: hear its theme. Nothing for a work without one. */
export function ThemeLine({ player, item: { workId, title } }: ThemeLineProps) {
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
      {isCurrent && <ThemeControls player={player} place="programme" title={title} />}
    </div>
  );
}
