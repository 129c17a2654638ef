/** What a date offers beside the music, as the site's addresses name it. */
export const accessFeatures = [
  'silla-de-ruedas',
  'bucle',
  'sesion-relajada',
  'sobretitulos',
  'lengua-de-signos',
  'audiodescripcion',
  'visita-tactil',
] as const;
export type AccessFeature = (typeof accessFeatures)[number];
