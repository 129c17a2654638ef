import type { PageHandle } from '@ofgc/shared/contract';
import { useTranslation } from 'react-i18next';

export function loader() {
  return {};
}
export const handle: PageHandle<unknown> = { meta: ({ t }) => ({ title: t('search.title'), description: t('search.title'), noIndex: true }) };
export function Component() {
  const { t } = useTranslation('shell');
  return <h1>{t('search.title')}</h1>;
}
