import type { PageMeta } from '@ofgc/shared/contract';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';

interface ListPage {
  /** The title of the list. */
  title: string;
  meta: Pick<ListMeta, 'total' | 'page' | 'perPage'>;
  /** Whether filters are applied: such pages name the whole list as their canonical address, as its pages have all that they show. */
  isFiltered: boolean;
  /** @returns the path of a page of the list, counted from 1, without locale */
  pathOf: (page: number) => string;
}

/** Title and canonical address of a page of a list: the second and later ones have their own, as no other page has what they show. */
export function listPageMeta(
  { title, meta: { total, page, perPage }, isFiltered, pathOf }: ListPage,
  t: (key: string, values: { page: number; pages: number }) => string,
): Pick<PageMeta, 'title' | 'canonical'> {
  const pages = Math.ceil(total / perPage);
  if (isFiltered || page < 2 || page > pages) return { title };
  return { title: `${title} · ${t('paging.place', { page, pages })}`, canonical: pathOf(page) };
}
