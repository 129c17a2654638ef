import { staticPart } from '../../hydration/static-part.tsx';
import type { SheetProps } from './PosterSheet.tsx';
import { sheetKey } from './sheet-key.ts';

/** A poster in one format: as the server drew it, or drawn by code that comes when a sheet is new to the page. */
export const StaticPosterSheet = staticPart<SheetProps>({
  tag: 'div',
  keyOf: ({ event, format, mode }) => [sheetKey(event, format, mode)],
  load: async () => (await import(/* webpackChunkName: "poster.kept" */ './PosterSheet.tsx')).PosterSheet,
});
