import type { Picture } from '../domain/pictures/picture.schema.ts';

/** A photograph of 2,400 × 1,600 pixels. */
export function samplePicture(differences: Partial<Picture> = {}): Picture {
  return {
    key: '0123456789abcdef',
    width: 2_400,
    height: 1_600,
    focus: { x: 50, y: 20 },
    isDuotone: false,
    alt: 'La orquesta en un ensayo',
    credit: 'Ana Prueba',
    ...differences,
  };
}
