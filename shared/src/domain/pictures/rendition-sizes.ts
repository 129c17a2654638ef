import { crops, type Crop } from '../../design/drawings/drawing-names.ts';
import type { Picture } from './picture.schema.ts';

/** The crops of drawings, so that a photograph can replace a drawing; `whole` is not cropped. */
export type PictureCrop = Crop | 'whole';

/** The widths that pages use, in pixels, the smallest first: for displays with one and two device pixels per CSS pixel. */
const widths: Record<PictureCrop, readonly number[]> = {
  card: [192, 320, 480, 640, 960],
  square: [192, 400, 640, 960],
  wide: [400, 640, 960, 1440],
  band: [640, 960, 1440, 1920],
  whole: [480, 800, 1200, 1800],
};
export const pictureCrops = Object.keys(widths) as PictureCrop[];

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The size of one rendition of a photograph, in pixels. */
interface Rendition {
  width: number;
  height: number;
}

/** The largest part of the original that has the crop's shape, in its pixels. */
export function croppedSize({ width, height }: Pick<Picture, 'width' | 'height'>, crop: PictureCrop): Rendition {
  if (crop === 'whole') return { width, height };
  const [across, down] = crops[crop];
  return {
    width: Math.min(width, Math.floor((height * across) / down)),
    height: Math.min(height, Math.floor((width * down) / across)),
  };
}

/** The sizes of a photograph's renditions for a crop, the smallest first; none is larger than the original. */
export function renditionsOf(picture: Pick<Picture, 'width' | 'height'>, crop: PictureCrop): Rendition[] {
  const whole = croppedSize(picture, crop);
  const [across, down] = crop === 'whole' ? [whole.width, whole.height] : crops[crop];
  const possible = widths[crop].filter((width) => width <= whole.width);
  return (possible.length > 0 ? possible : [whole.width]).map((width) => ({
    width,
    height: Math.max(1, Math.round((width * down) / across)),
  }));
}
