import type { ProgrammeItem } from '@ofgc/shared/domain/events/event.schema.ts';
import { LaterThemePanel } from './LaterThemePanel.tsx';
import type { ThemePlayer } from './use-theme-player.ts';

/** The panel for themes started on the poster. */
export function PosterThemePanel({ player, programme }: { player: ThemePlayer; programme: readonly ProgrammeItem[] }) {
  const item = programme.find((one) => one.kind === 'work' && one.workId === player.work);
  return item?.kind === 'work' && <LaterThemePanel player={player} place="poster" title={item.title} />;
}
