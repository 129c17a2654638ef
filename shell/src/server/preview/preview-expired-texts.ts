import { previewPath } from '../../releases/signed/preview-path.ts';

/** Texts of the page for an expired or invalid preview link, by its two addresses. */
export const previewExpiredTexts: Readonly<Record<string, string>> = {
  [previewPath]: 'El enlace de esta vista previa ha caducado o no es válido. Pida uno nuevo a quien se lo envió.',
  [`/en${previewPath}`]:
    'The link to this preview has expired or is not valid. Please ask whoever sent it for a new one.',
};
