import { trustedHtml } from '@ofgc/shared/contract';
import { useMemo } from 'react';
import { cachedSheet } from './sheet-cache.ts';
import type { PosterFormat } from './poster-formats.ts';
import type { PosterEvent, PosterMode } from './poster-types.ts';

export interface SheetProps {
  className: string | undefined;
  event: PosterEvent;
  format: PosterFormat;
  mode: PosterMode;
}

/** A poster in one format. */
export function PosterSheet({ className, event, format, mode }: SheetProps) {
  const sheet = cachedSheet(event, format, mode);
  const markup = useMemo(() => ({ __html: trustedHtml(sheet) }), [sheet]);
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
