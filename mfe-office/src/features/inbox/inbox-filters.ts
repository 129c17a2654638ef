import { caseStatuses, inboxSources } from '@ofgc/shared/domain/inbox/inbox.ts';

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
    q: busca.trim().slice(0, 120) || undefined,
    page: /^[1-9]\d{0,3}$/.test(pagina) ? pagina : undefined,
  };
}
