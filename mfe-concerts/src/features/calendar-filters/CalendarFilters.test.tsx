import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
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
