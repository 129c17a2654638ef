import type { BlockProps } from '../block-props.ts';
import styles from './GalleryBlock.module.css';
import { Picture } from './Picture.tsx';

/** Pictures side by side, all visible: no carousel, no lightbox. */
export function GalleryBlock({ block: { label, pictures } }: BlockProps<'gallery'>) {
  return (
    <ul className={styles.gallery} aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={index}>
          <Picture picture={picture} sizes="(min-width: 750px) 33vw, 50vw" />
        </li>
      ))}
    </ul>
  );
}
