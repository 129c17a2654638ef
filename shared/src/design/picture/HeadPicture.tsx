import type { Picture } from '../../domain/pictures/picture.schema.ts';
import type { DrawingRequest } from '../drawings/drawing-address.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { CreditedPhotograph } from './CreditedPhotograph.tsx';

export type HeadDrawing = Omit<DrawingRequest, 'crop'>;

interface HeadPictureProps {
  pictures?: readonly Picture[] | undefined;
  /** Shown where there is no photograph. */
  drawing?: HeadDrawing | undefined;
}

/** The width of a picture beside the head of a page (`sizes`). */
const headSizes = '(min-width: 750px) 34vw, 100vw';

/** The picture beside the head of a page: the first of its photographs, or a drawing, which is a low band on phones. */
export function HeadPicture({ pictures: [photograph] = [], drawing }: HeadPictureProps) {
  if (photograph) return <CreditedPhotograph picture={photograph} crop="wide" sizes={headSizes} isEager />;
  return drawing && <Drawing {...drawing} crop="wide" phoneCrop="band" isEager />;
}
