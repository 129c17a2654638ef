import { fireEvent, renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CalendarFilters } from './CalendarFilters.tsx';

const facets = { accessible: [], venue: [{ value: 'auditorio-del-mar', label: 'Auditorio del Mar', count: 1 }] };
const filters = (query: CalendarChoice) => (
  <CalendarFilters query={query} facets={facets} total={1} onShow={() => {}} />
);
const fold = () => screen.getByText(es.calendar.moreFilters).closest('details');
const venue = () => screen.getByRole('combobox', { name: es.calendar.filter.lugar });

it('CalendarFilters unfolds further filters when one is chosen, and stays open with the focus when it is removed', () => {
  const { showAnew } = renderPage(filters({}), { catalogues: { concerts: { es, en } } });
  expect(fold()?.open).toBe(false);
  showAnew(filters({ lugar: 'auditorio-del-mar' }));
  expect(fold()?.open).toBe(true);
  venue().focus();
  showAnew(filters({}));
  expect(fold()?.open).toBe(true);
  expect(document.activeElement).toBe(venue());
});

const months = ['2026-12', '2027-01'].map((value) => ({ value, label: value, count: 1 }));
const years = [{ value: '2026', label: '2026', count: 1 }];
/** The calendar's filters under a query, and the address to which a change of them leads. */
function renderFilters(query: CalendarChoice) {
  const { router } = renderPage(
    <CalendarFilters query={query} facets={{ year: years, monthOfYear: months }} total={1} onShow={() => {}} />,
    { catalogues: { concerts: { es, en } } },
  );
  return () => router.state.location.search;
}

it.each<[CalendarChoice, string]>([
  [{ anio: '2026', cuando: 'todos' }, '?mes=2027-01&cuando=todos'],
  [{ desde: '2026-11-20', hasta: '2026-11-22' }, '?mes=2027-01'],
  [{ mes: '2026-12' }, '?mes=2027-01'],
])('CalendarFilters: a chosen month takes the place of the time chosen before (%j)', async (query, search) => {
  const address = renderFilters(query);
  fireEvent.change(screen.getByRole('combobox', { name: es.calendar.filter.mes }), { target: { value: '2027-01' } });
  await waitFor(() => expect(address()).toBe(search));
});

it('CalendarFilters: another filter keeps the month and the days', async () => {
  const address = renderFilters({ mes: '2026-12', desde: '2026-12-05' });
  fireEvent.blur(screen.getByLabelText(es.calendar.filter.hasta), { target: { value: '2026-12-20' } });
  await waitFor(() => expect(address()).toBe('?mes=2026-12&desde=2026-12-05&hasta=2026-12-20'));
});

it('CalendarFilters leaves a last day before the first in the address, so that the page can refuse it', async () => {
  const address = renderFilters({ desde: '2026-12-05' });
  fireEvent.blur(screen.getByLabelText(es.calendar.filter.hasta), { target: { value: '2026-12-01' } });
  await waitFor(() => expect(address()).toBe('?desde=2026-12-05&hasta=2026-12-01'));
});
