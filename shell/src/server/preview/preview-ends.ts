import { previewPath } from '../../releases/signed/preview-path.ts';

/** What the page says that stands in for a preview that is over, at its two addresses. */
export const previewEnds: Readonly<Record<string, string>> = {
  [previewPath]: 'El enlace de esta vista previa ha caducado o no es válido. Pida uno nuevo a quien se lo envió.',
  [`/en${previewPath}`]:
    'The link to this preview has expired or is not valid. Please ask whoever sent it for a new one.',
};
