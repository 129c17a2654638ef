import type { BlockProps } from '../block-props.ts';
import { Picture } from './Picture.tsx';

/** One picture across the column. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  return <Picture picture={block} sizes="(min-width: 1000px) 60vw, 100vw" />;
}
