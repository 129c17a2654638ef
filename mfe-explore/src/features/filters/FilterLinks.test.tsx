import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import es from '../../locales/es.json' with { type: 'json' };
import { FilterLinks } from './FilterLinks.tsx';

const options = [
  { value: 'temporada', label: 'Temporada', count: 4 },
  { value: 'abonos', label: 'Abonos', count: 0 },
];
const render = (selected?: string) =>
  renderToMarkup(
    <FilterLinks
      label="Categoría"
      all="Todas"
      options={options}
      selected={selected}
      pathOf={(category) => (category ? `/lista/${category}` : '/lista')}
    />,
    { catalogues: { explore: es } },
  );

describe('FilterLinks', () => {
  it('leads to each value and to the whole list, without JavaScript', () => {
    expect(render()).toContain('href="/lista/temporada"');
    expect(render('temporada')).toContain('href="/lista"');
  });

  it('leaves out a value without results, unless it is the active one', () => {
    expect(render()).not.toContain('Abonos');
    expect(render('abonos')).toContain('Abonos · 0');
  });

  it('marks the active value', () => {
    expect(render('temporada').match(/aria-current="true"/g)).toHaveLength(1);
    expect(render()).toMatch(/aria-current="true"[^>]*>Todas/);
  });
});
