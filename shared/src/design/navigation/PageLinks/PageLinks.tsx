import type { ListMeta } from '../../../http/list.schema.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  meta: Pick<ListMeta, 'total' | 'page' | 'perPage'>;
  /** The address of a page of the list, without locale. @param page counted from 1 */
  pathOf: (page: number) => string;
  /** The section's own words; `place` gets the page and the number of pages. */
  texts: { label: string; previous: string; next: string; place: (page: number, pages: number) => string };
}

/** Links to the previous and next page of a list; renders nothing for a list of one page. */
export function PageLinks({ meta: { total, page, perPage }, pathOf, texts }: PageLinksProps) {
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  return (
    <nav className={styles.paging} aria-label={texts.label}>
      <span>
        {page > 1 && (
          <SiteLink to={pathOf(page - 1)} rel="prev">
            {texts.previous}
          </SiteLink>
        )}
      </span>
      <span className={styles.place}>{texts.place(page, pages)}</span>
      <span>
        {page < pages && (
          <SiteLink to={pathOf(page + 1)} rel="next">
            {texts.next}
          </SiteLink>
        )}
      </span>
    </nav>
  );
}
