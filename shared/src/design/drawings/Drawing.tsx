import { crops, type Crop } from './drawing-names.ts';
import { drawingAddress, type DrawingRequest } from './drawing-address.ts';
import styles from './Drawing.module.css';

interface DrawingProps extends DrawingRequest {
  /** What it says, where no words beside it do. */
  alt?: string;
  /** Below 750 px in this crop instead. */
  phoneCrop?: Crop;
  /** On the first screen: loaded at once. */
  isEager?: boolean;
}

/** A picture of the second family: who and what makes a concert, drawn by the server into a file that is kept for good. */
export function Drawing({ alt = '', isEager, phoneCrop, ...request }: DrawingProps) {
  const [width, height] = crops[request.crop];
  const drawing = (
    <img
      className={styles.drawing}
      src={drawingAddress(request)}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
    />
  );
  if (!phoneCrop) return drawing;
  const [phoneWidth, phoneHeight] = crops[phoneCrop];
  return (
    <picture>
      <source
        media="(max-width: 749px)"
        srcSet={drawingAddress({ ...request, crop: phoneCrop })}
        width={phoneWidth}
        height={phoneHeight}
      />
      {drawing}
    </picture>
  );
}
