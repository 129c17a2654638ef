import type { TFunction } from 'i18next';

/** `useTranslation('shared').t`: what the pure functions of this folder need of the catalogue. */
// Named, because other packages read this type under a default namespace of their own.
// oxlint-disable-next-line typescript/no-unnecessary-type-arguments
export type Translate = TFunction<'shared'>;
