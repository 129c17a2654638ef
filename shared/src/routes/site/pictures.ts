import type { Picture } from '../../domain/pictures/picture.schema.ts';
import {
  pictureCrops,
  pictureFormats,
  renditionsOf,
  type PictureCrop,
  type PictureFormat,
} from '../../domain/pictures/rendition-sizes.ts';

/** The rendition that an address stands for. */
export interface RenditionRequest {
  crop: PictureCrop;
  width: number;
  format: PictureFormat;
}

const toneOf = ({ isDuotone }: Pick<Picture, 'isDuotone'>) => (isDuotone ? '-duo' : '');

/** The name of a rendition's file. It contains all parameters of the rendition, so the file of a name never changes. */
export function renditionFile(
  picture: Pick<Picture, 'focus' | 'isDuotone'>,
  { crop, width, format }: RenditionRequest,
): string {
  const { x, y } = picture.focus;
  return `${crop}-${width}-${x}-${y}${toneOf(picture)}.${format}`;
}

/** @returns the parameters in the name of a file; null for an invalid name */
export function readRenditionFile(file: string): (RenditionRequest & Pick<Picture, 'focus' | 'isDuotone'>) | null {
  const [, crop, width, x, y, tone, format] =
    /^([a-z]+)-([1-9]\d{1,3})-(\d{1,3})-(\d{1,3})(-duo)?\.([a-z]+)$/.exec(file) ?? [];
  const knownCrop = pictureCrops.find((known) => known === crop);
  const knownFormat = pictureFormats.find((known) => known === format);
  if (!knownCrop || !knownFormat) return null;
  const focus = { x: Number(x), y: Number(y) };
  return { crop: knownCrop, width: Number(width), format: knownFormat, focus, isDuotone: tone !== undefined };
}

/** The site's address of a rendition: `/fotos/0123456789abcdef/card-320-50-20.avif`. */
export function picturePath(picture: Pick<Picture, 'key' | 'focus' | 'isDuotone'>, request: RenditionRequest): string {
  return `/fotos/${picture.key}/${renditionFile(picture, request)}`;
}

/** All widths of a crop in a format, as the value of `srcset`. */
export function pictureSources(picture: Picture, crop: PictureCrop, format: PictureFormat): string {
  return renditionsOf(picture, crop)
    .map(({ width }) => `${picturePath(picture, { crop, width, format })} ${width}w`)
    .join(', ');
}
