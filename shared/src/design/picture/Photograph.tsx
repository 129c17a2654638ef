import { preload } from 'react-dom';
import type { Picture } from '../../domain/pictures/picture.schema.ts';
import { renditionsOf, type PictureCrop } from '../../domain/pictures/rendition-sizes.ts';
import { picturePath, pictureSources } from '../../routes/site/pictures.ts';
import styles from './Photograph.module.css';

interface PhotographProps {
  picture: Picture;
  crop: PictureCrop;
  /** The picture's width on the page, as the attribute `sizes`: `(min-width: 750px) 33vw, 50vw`. */
  sizes: string;
  /** On the first screen: loaded at once, before the scripts. */
  isEager?: boolean;
  /** Square corners, for pictures that bleed or touch. */
  isFlush?: boolean;
}

/**
 * A photograph in the crop of the drawing that it replaces: AVIF or WebP, in the width that the screen needs. Its box has its
 * height before the file is loaded.
 */
export function Photograph({ picture, crop, sizes, isEager, isFlush }: PhotographProps) {
  const renditions = renditionsOf(picture, crop);
  const [box] = renditions.slice(-1);
  const [middle] = renditions.slice(Math.floor(renditions.length / 2));
  const avif = pictureSources(picture, crop, 'avif');
  if (!box || !middle) return null;
  const src = picturePath(picture, { crop, width: middle.width, format: 'webp' });
  if (isEager)
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.photograph}
        src={src}
        srcSet={pictureSources(picture, crop, 'webp')}
        sizes={sizes}
        alt={picture.alt}
        width={box.width}
        height={box.height}
        data-flush={isFlush ? '' : undefined}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isEager ? 'high' : undefined}
      />
    </picture>
  );
}
