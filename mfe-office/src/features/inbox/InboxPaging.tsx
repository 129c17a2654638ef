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
 * Links to the previous and next page, counted from 1, with the same filters; renders nothing for a list of one page.
 * A page beyond the end of the list links to the last page.
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
