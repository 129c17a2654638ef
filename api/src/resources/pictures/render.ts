import type { Picture } from '@ofgc/shared/domain/pictures/picture.schema.ts';
import { croppedSize, renditionsOf } from '@ofgc/shared/domain/pictures/rendition-sizes.ts';
import type { RenditionRequest } from '@ofgc/shared/routes/site/pictures.ts';
import sharp, { type Region, type Sharp } from 'sharp';
import { decodeOriginal } from './decoder.ts';

type Shown = Pick<Picture, 'width' | 'height' | 'focus' | 'isDuotone'>;

/** The part of the original that a crop shows: the focal point keeps its relative place in it. */
export function cropRegion(picture: Shown, crop: RenditionRequest['crop']): Region {
  const { width, height } = croppedSize(picture, crop);
  return {
    width,
    height,
    left: Math.round(((picture.width - width) * picture.focus.x) / 100),
    top: Math.round(((picture.height - height) * picture.focus.y) / 100),
  };
}

/** Dark tones become deep sea, light tones sky: `--deep-sea` and `--sky` of the theme. */
const duotone = { dark: [14, 42, 71], light: [169, 203, 244] } as const;

/** Maps every grey to a tone between the two colours. */
async function printInTwoColours(image: Sharp): Promise<Sharp> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dark, light } = duotone;
  const printed = Buffer.alloc(info.width * info.height * 3);
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const grey = (data[pixel * info.channels] ?? 0) / 255;
    for (const channel of [0, 1, 2] as const)
      printed[pixel * 3 + channel] = Math.round(dark[channel] + (light[channel] - dark[channel]) * grey);
  }
  return sharp(printed, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/**
 * Makes one rendition of an original: cropped, in one size, without any metadata, in the sRGB colours of screens.
 * @returns the file's bytes
 * @throws Error where the picture has no rendition of that width
 */
export async function renderPicture(
  original: Uint8Array,
  picture: Shown,
  { crop, width, format }: RenditionRequest,
): Promise<Uint8Array> {
  const rendition = renditionsOf(picture, crop).find((known) => known.width === width);
  if (!rendition) throw new Error(`no rendition of ${crop} is ${width} pixels wide`);
  const small = decodeOriginal(original)
    .extract(cropRegion(picture, crop))
    .resize(rendition.width, rendition.height, { fit: 'fill' });
  // Browsers keep the file of a name for a year (`renditionFile`): other qualities or tones need other names to be seen.
  const image = picture.isDuotone ? await printInTwoColours(small) : small;
  return format === 'avif'
    ? image.avif({ quality: 52, effort: 3 }).toBuffer()
    : image.webp({ quality: 76, effort: 4 }).toBuffer();
}
