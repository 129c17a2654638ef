import type { Picture } from '../../../domain/pictures/picture.schema.ts';
import { HeadPicture, type HeadDrawing } from '../../picture/HeadPicture.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';
import styles from './PageHead.module.css';

interface PicturedHeadProps extends PageHeadProps {
  /** The first picture is beside the text where there is room, below it on phones. */
  pictures?: readonly Picture[] | undefined;
  /** Shown where there is no photograph. */
  drawing?: HeadDrawing | undefined;
}

/** The head of a page that may have a picture. */
export function PicturedHead({ pictures, drawing, ...words }: PicturedHeadProps) {
  if (!pictures?.length && !drawing) return <PageHead {...words} />;
  return (
    <div className={styles.pictured}>
      <PageHead {...words} />
      <div className={styles.picture}>
        <HeadPicture pictures={pictures} drawing={drawing} />
      </div>
    </div>
  );
}
