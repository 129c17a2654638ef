import { coverAddress } from './drawing-address.ts';
import styles from './Drawing.module.css';

interface AlbumCoverProps {
  album: Parameters<typeof coverAddress>[0];
  /** What it is, where no words beside it say so. */
  alt?: string;
}

/** The cover of a recording, drawn by the server from its works. */
export function AlbumCover({ album, alt = '' }: AlbumCoverProps) {
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
