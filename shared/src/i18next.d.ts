import type shared from './i18n/locales/es.json';
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: { shared: typeof shared };
  }
}
