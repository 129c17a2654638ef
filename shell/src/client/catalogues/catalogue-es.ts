import shared from '@ofgc/shared/i18n/locales/es.json';
import shell from '../../locales/es.json';

export const catalogues = { shell, shared };
