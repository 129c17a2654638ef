import { expect, it } from 'vitest';
import type { UnknownFilter } from '../../../filters/filters.ts';
import { addressOf, textOf } from '../../../testing/page-queries.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { UnknownFilters } from './UnknownFilters.tsx';

const renderNotice = (unknown: readonly UnknownFilter[], locale: 'es' | 'en' = 'es') =>
  textOf(
    renderPage(
      <UnknownFilters
        unknown={unknown}
        labelOf={(name) => name.toUpperCase()}
        all={{ to: '/lista', label: 'Ver todo' }}
      />,
      { locale },
    ).container,
  );

it('UnknownFilters names each ignored filter with its reason, and links to the whole list', () => {
  const text = renderNotice([
    { name: 'mes', value: '13' },
    { name: 'hasta', value: '2026-12-01', reason: 'beforeStart' },
  ]);
  expect(text).toContain('«13» no es un valor de «MES» y no se ha tenido en cuenta.');
  expect(text).toContain('«2026-12-01» de «HASTA» es anterior al primer día y no se ha tenido en cuenta.');
  expect(addressOf('Ver todo')).toBe('/lista');
});

it('UnknownFilters is in English on English pages', () =>
  expect(renderNotice([{ name: 'mes', value: '13' }], 'en')).toContain(
    '“13” is not a value of “MES” and has been left out.',
  ));

it('UnknownFilters renders nothing when all filters are known', () => expect(renderNotice([])).toBe(''));
