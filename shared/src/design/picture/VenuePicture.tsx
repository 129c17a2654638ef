import type { Venue } from '../../domain/venues/venue.schema.ts';
import { venueDrawing } from '../../domain/venues/venue-drawing.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { CreditedPhotograph } from './CreditedPhotograph.tsx';

interface VenuePictureProps {
  venue: Pick<Venue, 'slug' | 'pictures'>;
  /** How wide it is on the page. */
  sizes: string;
}

/** A hall across its column: photographed, or drawn in plan or elevation. */
export function VenuePicture({ venue: { slug, pictures: [photograph] = [] }, sizes }: VenuePictureProps) {
  if (photograph) return <CreditedPhotograph picture={photograph} crop="band" sizes={sizes} />;
  return <Drawing {...venueDrawing(slug)} crop="band" />;
}
