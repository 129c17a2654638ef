import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ActiveFilters } from './ActiveFilters.tsx';
import { parseCalendarQuery } from './calendar-query.ts';

/** Rendered as in the calendar, from the query of an address. */
function Filters() {
  const [query] = useSearchParams();
  return <ActiveFilters query={parseCalendarQuery(query).query} facets={{}} />;
}
const render = (query: string) =>
  renderPage(<Filters />, { path: `/conciertos-entradas/eventos?${query}`, catalogues: { concerts: { es, en } } });

describe('ActiveFilters', () => {
  it('links to the address without each filter and to the address without all', () => {
    render('lugar=auditorio-del-mar&mes=2026-03');
    expect(addressOf('Quitar el filtro auditorio-del-mar')).toBe('/conciertos-entradas/eventos?mes=2026-03');
    expect(addressOf(es.calendar.removeAll)).toBe('/conciertos-entradas/eventos');
  });

  it('renders no list without a filter', () => {
    render('');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
