import { expect, it } from 'vitest';
import { addressOf, textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { FilterLinks } from './FilterLinks.tsx';

it('FilterLinks has a link with count for each value, and marks the current one', () => {
  renderPage(
    <FilterLinks
      label="Categoría"
      links={[
        { to: '/lista', label: 'Todas', isCurrent: false },
        { to: '/lista/temporada', label: 'Temporada', count: 4, isCurrent: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Categoría' })).toBeTruthy();
  expect(addressOf('Todas')).toBe('/lista');
  expect(addressOf('Temporada (4)')).toBe('/lista/temporada');
  expect(screen.getAllByRole('link', { current: true }).map(textOf)).toEqual(['Temporada (4)']);
});
