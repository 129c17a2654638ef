import type { Venue } from '../../domain/venues/venue.schema.ts';
import { venueDrawing } from '../../domain/venues/venue-drawing.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { CreditedPhotograph } from './CreditedPhotograph.tsx';

interface VenuePictureProps {
  venue: Pick<Venue, 'slug' | 'pictures'>;
  /** The picture's width on the page, as the `sizes` of an image. */
  sizes: string;
}

/** A picture of a hall as wide as its column: a photograph, or a drawing in plan or elevation. */
export function VenuePicture({ venue: { slug, pictures: [photograph] = [] }, sizes }: VenuePictureProps) {
  if (photograph) return <CreditedPhotograph picture={photograph} crop="band" sizes={sizes} />;
  return <Drawing {...venueDrawing(slug)} crop="band" />;
}
