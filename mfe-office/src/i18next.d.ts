import type shared from '@ofgc/shared/i18n/locales/es.json';
import type own from './locales/es.json';

/** Keys of translations are checked by the compiler. Not exported to other packages: each knows its own catalogue and the shared one. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'office';
    resources: { shared: typeof shared; office: typeof own };
  }
}
