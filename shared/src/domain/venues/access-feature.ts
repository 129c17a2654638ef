/** The access features of a performance, by their names in the site's addresses. */
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
