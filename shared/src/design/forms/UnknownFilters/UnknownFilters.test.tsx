import { expect, it } from 'vitest';
import type { UnknownFilter } from '../../../filters/filters.ts';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { UnknownFilters } from './UnknownFilters.tsx';

const render = (unknown: readonly UnknownFilter[], locale: 'es' | 'en' = 'es') =>
  renderToMarkup(
    <UnknownFilters
      unknown={unknown}
      labelOf={(name) => name.toUpperCase()}
      all={{ to: '/lista', label: 'Ver todo' }}
    />,
    { locale },
  );

it('names what was left out and why, with the way to the whole list', () => {
  const html = render([
    { name: 'mes', value: '13' },
    { name: 'hasta', value: '2026-12-01', reason: 'beforeStart' },
  ]);
  expect(html).toContain('«13» no es un valor de «MES» y no se ha tenido en cuenta.');
  expect(html).toContain('«2026-12-01» de «HASTA» es anterior al primer día y no se ha tenido en cuenta.');
  expect(html).toMatch(/href="\/lista"[^>]*>Ver todo/);
  expect(render([{ name: 'mes', value: '13' }], 'en')).toContain('“13” is not a value of “MES” and has been left out.');
});

it('is not there where all is known', () => expect(render([])).toBe(''));
