import { CreditedPhotograph } from '@ofgc/shared/design/picture/CreditedPhotograph.tsx';
import { PictureFigure } from '@ofgc/shared/design/picture/PictureFigure.tsx';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import type { BlockPicture } from '@ofgc/shared/domain/content-pages/block.schema.ts';
import { artPoster } from './art-poster.ts';

interface PictureProps {
  picture: BlockPicture;
  /** The picture's width on the page, as the `sizes` of an image. */
  sizes: string;
}

/** A photograph, or a picture drawn from music by the poster function, with its caption below. */
export function Picture({ picture: { image, alt, caption }, sizes }: PictureProps) {
  if ('photograph' in image)
    return (
      <CreditedPhotograph
        picture={image.photograph}
        crop="whole"
        sizes={sizes}
        caption={caption && <span>{caption}</span>}
      />
    );
  return (
    <PictureFigure caption={caption}>
      <ProgrammePoster event={artPoster(image.art)} format={image.art.format} label={alt} isDecorative={!alt} />
    </PictureFigure>
  );
}
