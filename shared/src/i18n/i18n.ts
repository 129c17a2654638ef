/** The package `@ofgc/shared/i18n`. */
export type { Catalogues } from './create-i18n.ts';
export { useLocale } from './use-locale.ts';
export { localisedPath, splitLocale } from '../routes/localised-path.ts';
