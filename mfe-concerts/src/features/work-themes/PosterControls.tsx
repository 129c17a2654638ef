import type { ProgrammeItem } from '@ofgc/shared/domain/events/event.schema.ts';
import { ThemeControls } from './ThemeControls.tsx';
import type { ThemePlayer } from './use-theme-player.ts';

/** The controls of what was asked for on the poster. */
export function PosterControls({ player, programme }: { player: ThemePlayer; programme: readonly ProgrammeItem[] }) {
  const item = programme.find((one) => one.kind === 'work' && one.workId === player.work);
  return item?.kind === 'work' && <ThemeControls player={player} place="poster" title={item.title} />;
}
