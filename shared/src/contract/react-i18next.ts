/** What shell and remotes may use of react-i18next. */
export { I18nContext, I18nextProvider, initReactI18next, useTranslation } from '#react-i18next';
