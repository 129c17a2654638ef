import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { useTranslation } from 'react-i18next';
import { officePath } from '../../addresses.ts';
import type { InboxFilterValues } from './inbox-filters.ts';
import styles from './InboxPaging.module.css';

interface InboxPagingProps {
  filters: InboxFilterValues;
  page: number;
  pages: number;
}

/**
 * Links to the page before and the page after, counted from 1, under the same filters; nothing where all is one page.
 * From a page that the list has no longer, a link leads to its last one.
 */
export function InboxPaging({ filters, page, pages }: InboxPagingProps) {
  const { t } = useTranslation('office');
  const pathOf = (number: number) => withQuery(officePath, { ...filters, pagina: String(number) });
  if (pages < 2 && page === 1) return null;
  return (
    <p className={styles.paging}>
      {page > 1 && <SiteLink to={pathOf(Math.max(1, Math.min(page - 1, pages)))}>{t('inbox.previous')}</SiteLink>}
      {page < pages && <SiteLink to={pathOf(page + 1)}>{t('inbox.next')}</SiteLink>}
    </p>
  );
}
