import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import type { BlockPicture } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { artPoster } from './art-poster.ts';
import styles from './Picture.module.css';

/** A photograph, or the picture that the poster function draws of some music; its caption below it. */
export function Picture({ picture: { image, alt, caption } }: { picture: BlockPicture }) {
  return (
    <figure className={styles.figure}>
      {'art' in image ? (
        <ProgrammePoster event={artPoster(image.art)} format={image.art.format} label={alt} isDecorative={alt === ''} />
      ) : (
        <img src={image.src} width={image.width} height={image.height} alt={alt} loading="lazy" decoding="async" />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
