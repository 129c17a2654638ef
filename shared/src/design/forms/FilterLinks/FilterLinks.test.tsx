import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { FilterLinks } from './FilterLinks.tsx';

it('leads to each value without JavaScript, says what it leaves, and marks the active one', () => {
  const html = renderToMarkup(
    <FilterLinks
      label="Categoría"
      links={[
        { to: '/lista', label: 'Todas', isCurrent: false },
        { to: '/lista/temporada', label: 'Temporada', count: 4, isCurrent: true },
      ]}
    />,
  );
  expect(html).toContain('<nav');
  expect(html).toMatch(/href="\/lista"[^>]*>Todas</);
  expect(html).toMatch(/aria-current="true" href="\/lista\/temporada"[^>]*>Temporada \(4\)/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
