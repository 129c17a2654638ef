import type { BlockProps } from '../block-props.ts';
import { Picture } from './Picture.tsx';

/** One picture across the column. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  return <Picture picture={block} />;
}
