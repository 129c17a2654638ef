import type { Picture } from '../../domain/pictures/picture.schema.ts';
import { Photograph } from '../picture/Photograph.tsx';
import { coverAddress } from './drawing-address.ts';
import styles from './Drawing.module.css';

interface AlbumCoverProps {
  album: Parameters<typeof coverAddress>[0] & { pictures?: Picture[] | undefined };
  /** The cover's width on the page, as the `sizes` of an image. */
  sizes?: string;
  /** The alternative text, where no text beside it describes it. */
  alt?: string;
}

/** The cover of a recording: a picture of the printed cover, or a drawing that the server makes from its works. */
export function AlbumCover({ album, alt = '', sizes = '(min-width: 1000px) 22vw, 45vw' }: AlbumCoverProps) {
  const [printed] = album.pictures ?? [];
  if (printed) return <Photograph picture={printed} crop="square" sizes={sizes} />;
  return (
    <img
      className={styles.drawing}
      src={coverAddress(album)}
      alt={alt}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
    />
  );
}
