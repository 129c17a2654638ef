import type { TFunction } from 'i18next';

/** The type of `useTranslation('shared').t`, which the pure functions of this folder take as an argument. */
// The namespace is named, because other packages compile this type with a default namespace of their own.
// oxlint-disable-next-line typescript/no-unnecessary-type-arguments
export type Translate = TFunction<'shared'>;
