import type { Picture } from '../../../domain/pictures/picture.schema.ts';
import { HeadPicture, type HeadDrawing } from '../../picture/HeadPicture.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';
import styles from './PageHead.module.css';

interface PicturedHeadProps extends PageHeadProps {
  /** The first stands beside the words where there is room, below them on phones. */
  pictures?: readonly Picture[] | undefined;
  /** What stands there without a photograph. */
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
