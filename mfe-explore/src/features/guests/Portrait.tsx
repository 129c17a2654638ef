import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { Photograph } from '@ofgc/shared/design/picture/Photograph.tsx';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';

interface PortraitProps {
  of: Pick<Artist, 'slug' | 'portrait' | 'pictures'>;
  crop: 'card' | 'square';
  /** The width on the page, as the attribute `sizes`. */
  sizes: string;
}

/** A guest's photograph, or a drawing where there is none. */
export function Portrait({ of: { slug, portrait, pictures: [photograph] = [] }, crop, sizes }: PortraitProps) {
  if (photograph) return <Photograph picture={photograph} crop={crop} sizes={sizes} />;
  const { drawing, palette, view } = portrait;
  return <Drawing name={drawing} crop={crop} palette={palette} view={view} person={slug} />;
}
