import { checkFilters, readFilters, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { pageNumberIn } from '@ofgc/shared/filters/page-number.ts';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import type { InboxLine } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { caseStatuses, inboxSources } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { officePath } from '@ofgc/shared/routes/office/area.ts';
import { inboxCasePath } from '@ofgc/shared/routes/office/inbox.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';

/** The filters as the address names them; an empty value does not restrict the list. */
export type InboxFilterValues = Record<'estado' | 'origen' | 'lleva' | 'busca' | 'pagina', string>;

/** The list that the inbox opens with: what nobody has answered yet. */
const firstList: InboxFilterValues = { estado: 'open', origen: '', lleva: '', busca: '', pagina: '1' };

const names = ['estado', 'origen', 'lleva', 'busca', 'pagina'] as const;
const among = (values: readonly string[]) => (value: string) => values.includes(value);
const accepted = {
  estado: among(['open', 'all', ...caseStatuses]),
  origen: among(inboxSources),
  lleva: among(['me', 'nobody']),
};

/** The filters in the query of an address. Those with an unknown value are returned apart, and the list is as if they were absent. */
export function filtersIn(query: URLSearchParams): {
  filters: InboxFilterValues;
  unknown: UnknownFilter<keyof typeof accepted>[];
} {
  const { pagina: _page, busca, ...choices } = readFilters(names, query);
  const { filters, unknown } = checkFilters(choices, accepted);
  const typed = { busca: busca ?? '', pagina: pageNumberIn(query) };
  return { filters: { ...firstList, ...filters, ...typed }, unknown };
}

/** The parameter of a case's address with the query of the list that it was opened from, for the way back. */
export const listParameter = 'lista';

/** The path of a case in the list with these filters, without locale. */
export function caseInList({ source, id }: Pick<InboxLine, 'source' | 'id'>, filters: InboxFilterValues): string {
  const query = new URLSearchParams(differences(filters)).toString();
  return withQuery(inboxCasePath(source, id), { [listParameter]: query });
}

/** The parameters of the list from which a case was opened. @param query of the case's address */
export function listBefore(query: URLSearchParams): Record<string, string> {
  return differences(filtersIn(new URLSearchParams(query.get(listParameter) ?? '')).filters);
}

function differences(filters: InboxFilterValues): Record<string, string> {
  const first: Record<string, string> = firstList;
  return Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== first[name]));
}

/** The query to the API. */
export function inboxFilters({
  estado,
  origen,
  lleva,
  busca,
  pagina,
}: InboxFilterValues): Record<string, string | undefined> {
  return {
    status: estado === 'all' ? undefined : estado,
    source: origen || undefined,
    holder: lleva || undefined,
    q: cut(busca.trim(), 120) || undefined,
    page: pagina,
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
