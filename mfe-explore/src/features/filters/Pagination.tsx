import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './Pagination.module.css';

interface PaginationProps {
  meta: Pick<ListMeta, 'total' | 'page' | 'perPage'>;
  pathOf: (page: number) => string;
}

/** Links to the previous and next page; renders nothing for a list of one page. */
export function Pagination({ meta: { total, page, perPage }, pathOf }: PaginationProps) {
  const { t } = useTranslation('explore');
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  return (
    <nav className={styles.paging} aria-label={t('paging.label')}>
      <span>
        {page > 1 && (
          <SiteLink to={pathOf(page - 1)} rel="prev">
            {t('paging.previous')}
          </SiteLink>
        )}
      </span>
      <span className={styles.place}>{t('paging.place', { page, pages })}</span>
      <span>
        {page < pages && (
          <SiteLink to={pathOf(page + 1)} rel="next">
            {t('paging.next')}
          </SiteLink>
        )}
      </span>
    </nav>
  );
}
