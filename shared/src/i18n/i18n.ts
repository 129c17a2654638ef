import type { Catalogue } from '../contract/remote.ts';

/** The package `@ofgc/shared/i18n`. */
export { useLocale } from './use-locale.ts';
export { localisedPath, splitLocale } from '../routes/localised-path.ts';

/** Namespace → texts, for the language of one page. */
export type Catalogues = Record<string, Catalogue>;
