import { expect, it } from 'vitest';
import { linkAddresses, textOf } from '../../../testing/page-queries.ts';
import { renderServerPage, screen } from '../../../testing/render-page.tsx';
import { FilterLinks } from './FilterLinks.tsx';

it('leads to each value without JavaScript, says what it leaves, and marks the active one', () => {
  renderServerPage(
    <FilterLinks
      label="Categoría"
      links={[
        { to: '/lista', label: 'Todas', isCurrent: false },
        { to: '/lista/temporada', label: 'Temporada', count: 4, isCurrent: true },
      ]}
    />,
  );
  const links = screen.getByRole('navigation', { name: 'Categoría' });
  expect(linkAddresses(links)).toEqual(['/lista', '/lista/temporada']);
  expect([...links.querySelectorAll('a')].map(textOf)).toEqual(['Todas', 'Temporada (4)']);
  expect([...links.querySelectorAll('[aria-current]')].map(textOf)).toEqual(['Temporada (4)']);
});
