import type { TFunction } from 'i18next';

/** `useTranslation('shared').t`: what the pure functions of this folder need of the catalogue. */
export type Translate = TFunction<'shared'>;
