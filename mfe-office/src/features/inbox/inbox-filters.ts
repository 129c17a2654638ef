import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { caseStatuses, inboxSources } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { officePath } from '@ofgc/shared/routes/office/area.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';

/** The filters as the address names them; an empty value does not restrict the list. */
export type InboxFilterValues = Record<'estado' | 'origen' | 'lleva' | 'busca' | 'pagina', string>;

const statuses = ['open', ...caseStatuses] as const;
const holders = ['me', 'nobody'] as const;
const oneOf = (values: readonly string[], given: string) => (values.includes(given) ? given : undefined);

/** The query to the API; unknown values of a filter are left out. */
export function inboxFilters({
  estado,
  origen,
  lleva,
  busca,
  pagina,
}: InboxFilterValues): Record<string, string | undefined> {
  return {
    status: oneOf(statuses, estado),
    source: oneOf(inboxSources, origen),
    holder: oneOf(holders, lleva),
    q: cut(busca.trim(), 120) || undefined,
    page: /^[1-9]\d{0,3}$/.test(pagina) ? pagina : undefined,
  };
}

/** The path of a page of the list with the same filters, without locale. @param page counted from 1 */
export function inboxPage(filters: InboxFilterValues, page: number): string {
  return withQuery(officePath, { ...filters, pagina: String(page) });
}

/** @returns the number of the list's last page where `page` is beyond it */
export function lastPageBefore({
  total,
  page,
  perPage,
}: Pick<ListMeta, 'total' | 'page' | 'perPage'>): number | undefined {
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? last : undefined;
}
