import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { inboxPage, type InboxFilterValues } from './inbox-filters.ts';
import styles from './InboxPaging.module.css';

interface InboxPagingProps {
  filters: InboxFilterValues;
  page: number;
  pages: number;
}

/** Links to the previous and next page, counted from 1, with the same filters; renders nothing for a list of one page. */
export function InboxPaging({ filters, page, pages }: InboxPagingProps) {
  const { t } = useTranslation('office');
  if (pages < 2) return null;
  return (
    <p className={styles.paging}>
      {page > 1 && <SiteLink to={inboxPage(filters, page - 1)}>{t('inbox.previous')}</SiteLink>}
      {page < pages && <SiteLink to={inboxPage(filters, page + 1)}>{t('inbox.next')}</SiteLink>}
    </p>
  );
}
