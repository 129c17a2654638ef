import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import type { ListMeta } from '@ofgc/shared/domain/list.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './Pagination.module.css';

interface PagingProps {
  meta: Pick<ListMeta, 'total' | 'page' | 'perPage'>;
  pathOf: (page: number) => string;
}

/** The way through a list that is longer than a page; nothing where it is not. */
export function Paging({ meta: { total, page, perPage }, pathOf }: PagingProps) {
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
