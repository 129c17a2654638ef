import { expect, it } from 'vitest';
import type { UnknownFilter } from '../../../filters/filters.ts';
import { addressOf, textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { UnknownFilters } from './UnknownFilters.tsx';

const render = (unknown: readonly UnknownFilter[], locale: 'es' | 'en' = 'es') =>
  renderPage(
    <UnknownFilters
      unknown={unknown}
      labelOf={(name) => name.toUpperCase()}
      all={{ to: '/lista', label: 'Ver todo' }}
    />,
    { locale },
  );

it('names what was left out and why, with the way to the whole list', () => {
  render([
    { name: 'mes', value: '13' },
    { name: 'hasta', value: '2026-12-01', reason: 'beforeStart' },
  ]);
  const notice = textOf(screen.getByRole('note'));
  expect(notice).toContain('«13» no es un valor de «MES» y no se ha tenido en cuenta.');
  expect(notice).toContain('«2026-12-01» de «HASTA» es anterior al primer día y no se ha tenido en cuenta.');
  expect(addressOf('Ver todo')).toBe('/lista');
});

it('speaks the page’s language', () => {
  render([{ name: 'mes', value: '13' }], 'en');
  expect(textOf(screen.getByRole('note'))).toContain('“13” is not a value of “MES” and has been left out.');
});

it('is not there where all is known', () => {
  render([]);
  expect(screen.queryByRole('note')).toBeNull();
});
