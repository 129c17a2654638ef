import type { Block } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import type { ReportError } from '../composition/errors/report-error.ts';
import type { BlockComponent } from './block-props.ts';
import type { shellBlockTypes } from './shell-block-types.ts';

/** The blocks that the shell renders itself; any other type is rendered by the remote that fills the slot `block.<type>`. */
const code: Record<string, () => Promise<BlockComponent>> = {
  accordion: () =>
    import(/* webpackChunkName: "block.accordion" */ './text/AccordionBlock.tsx').then((it) => it.AccordionBlock),
  callout: () =>
    import(/* webpackChunkName: "block.callout" */ './text/CalloutBlock.tsx').then((it) => it.CalloutBlock),
  cards: () => import(/* webpackChunkName: "block.cards" */ './list/CardsBlock.tsx').then((it) => it.CardsBlock),
  contact: () =>
    import(/* webpackChunkName: "block.contact" */ './list/ContactBlock.tsx').then((it) => it.ContactBlock),
  gallery: () =>
    import(/* webpackChunkName: "block.gallery" */ './picture/GalleryBlock.tsx').then((it) => it.GalleryBlock),
  logos: () => import(/* webpackChunkName: "block.logos" */ './list/LogosBlock.tsx').then((it) => it.LogosBlock),
  map: () => import(/* webpackChunkName: "block.map" */ './map/MapBlock.tsx').then((it) => it.MapBlock),
  picture: () =>
    import(/* webpackChunkName: "block.picture" */ './picture/PictureBlock.tsx').then((it) => it.PictureBlock),
  prices: () => import(/* webpackChunkName: "block.prices" */ './table/PricesBlock.tsx').then((it) => it.PricesBlock),
  quote: () => import(/* webpackChunkName: "block.quote" */ './text/QuoteBlock.tsx').then((it) => it.QuoteBlock),
  steps: () => import(/* webpackChunkName: "block.steps" */ './list/StepsBlock.tsx').then((it) => it.StepsBlock),
  table: () => import(/* webpackChunkName: "block.table" */ './table/TableBlock.tsx').then((it) => it.TableBlock),
  text: () => import(/* webpackChunkName: "block.text" */ './text/TextBlock.tsx').then((it) => it.TextBlock),
  timeline: () =>
    import(/* webpackChunkName: "block.timeline" */ './list/TimelineBlock.tsx').then((it) => it.TimelineBlock),
  video: () => import(/* webpackChunkName: "block.video" */ './picture/VideoBlock.tsx').then((it) => it.VideoBlock),
} satisfies Record<(typeof shellBlockTypes)[number], () => Promise<BlockComponent>>;

const loaded = new Map<string, BlockComponent>();

/** Does not need the block's code to be loaded. */
export function isShellBlock({ type }: Pick<Block, 'type'>): boolean {
  return Object.hasOwn(code, type);
}

/** The name of a block's chunk, and of the slot in which a remote renders blocks of a type. */
export function blockSlot(type: string): string {
  return `block.${type}`;
}

/** Loads the code of the shell's own blocks before they are shown. A block whose code cannot be loaded is left out. */
export async function loadBlockCode(types: readonly string[], report: ReportError): Promise<void> {
  const missing = [...new Set(types)].filter((type) => Object.hasOwn(code, type) && !loaded.has(type));
  await Promise.all(
    missing.map(async (type) => {
      try {
        const component = await code[type]?.();
        if (component) loaded.set(type, component);
      } catch (error) {
        report({ kind: 'code', part: blockSlot(type), error });
      }
    }),
  );
}

/** @returns undefined before `loadBlockCode` has loaded it */
export function blockComponent(type: string): BlockComponent | undefined {
  return loaded.get(type);
}
