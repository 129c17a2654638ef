import { crops, type Crop } from './drawing-names.ts';
import { drawingAddress, type DrawingRequest } from './drawing-address.ts';
import styles from './Drawing.module.css';

interface DrawingProps extends DrawingRequest {
  /** The alternative text, where no text beside it describes it. */
  alt?: string;
  /** The crop below 750 px. */
  phoneCrop?: Crop;
  /** On the first screen: loaded at once. */
  isEager?: boolean;
}

/** A drawing of people, instruments or places, made by the server as a file that browsers cache for ever. */
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
