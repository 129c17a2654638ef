import { PosterRings } from '@ofgc/shared/design/poster/PosterRings.tsx';
import type { PosterFormat } from '@ofgc/shared/design/poster/poster-formats.ts';
import type { PosterEvent, PosterMode } from '@ofgc/shared/design/poster/poster-types.ts';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { useTranslation } from 'react-i18next';
import type { ThemePlayer } from './use-theme-player.ts';

interface PlayablePosterProps {
  event: PosterEvent;
  player: ThemePlayer;
  format: PosterFormat;
  smallFormat?: PosterFormat;
  mode: PosterMode;
  isDrawn?: boolean;
  isDecorative?: boolean;
}

/** A poster that fills its box: pressing the ring of a work with a theme plays it and animates the strokes. */
export function PlayablePoster({ player, ...poster }: PlayablePosterProps) {
  const { t } = useTranslation('concerts');
  const { event, mode } = poster;
  const titles = new Map(
    event.programme.flatMap((item) => (item.kind === 'work' && item.workId ? [[item.workId, item.title ?? '']] : [])),
  );
  const sounding = player.status === 'sounding' ? player.work : null;
  const labelOf = (work: string) =>
    player.themes.has(work)
      ? t(sounding === work ? 'theme.stopOf' : 'theme.playOf', { title: titles.get(work) ?? '' })
      : undefined;
  return (
    <ProgrammePoster
      {...poster}
      switchAt={750}
      fill
      isFlush
      renderOver={
        player.themes.size === 0
          ? undefined
          : (format) => (
              <PosterRings
                event={event}
                format={format}
                mode={mode}
                sounding={sounding}
                labelOf={labelOf}
                onPress={(work) => player.toggle(work, 'poster')}
              />
            )
      }
    />
  );
}
