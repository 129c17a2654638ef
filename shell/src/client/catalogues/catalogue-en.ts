import shared from '@ofgc/shared/i18n/locales/en.json';
import shell from '../../locales/en.json';

export const catalogues = { shell, shared };
