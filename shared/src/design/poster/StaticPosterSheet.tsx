import { staticPart } from '../../hydration/static-part.tsx';
import type { SheetProps } from './PosterSheet.tsx';
import { sheetKey } from './sheet-key.ts';

/** A poster in one format: the server's markup, or drawn by code that is loaded when the page needs a new sheet. */
export const StaticPosterSheet = staticPart<SheetProps>({
  tag: 'div',
  keyOf: ({ event, format, mode }) => [sheetKey(event, format, mode)],
  load: async () => (await import(/* webpackChunkName: "poster.kept" */ './PosterSheet.tsx')).PosterSheet,
});
