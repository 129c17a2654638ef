import type { Picture } from '../../domain/pictures/picture.schema.ts';
import { Photograph } from '../picture/Photograph.tsx';
import { coverAddress } from './drawing-address.ts';
import styles from './Drawing.module.css';

interface AlbumCoverProps {
  album: Parameters<typeof coverAddress>[0] & { pictures?: Picture[] | undefined };
  /** How wide it is on the page. */
  sizes?: string;
  /** What it is, where no words beside it say so. */
  alt?: string;
}

/** The cover of a recording: as it was printed, or drawn by the server from its works. */
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
