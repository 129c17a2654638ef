import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import es from '../../locales/es.json' with { type: 'json' };
import { Choices } from './FilterLinks.tsx';
import { newsListPath } from '../news/news-paths.ts';

const options = [
  { value: 'temporada', label: 'Temporada', count: 4 },
  { value: 'abonos', label: 'Abonos', count: 0 },
];
const render = (selected?: string) =>
  renderToMarkup(
    <Choices
      label="Categoría"
      all="Todas"
      options={options}
      selected={selected}
      pathOf={(category) => newsListPath({ category })}
    />,
    { catalogues: { explore: es } },
  );

describe('Choices', () => {
  it('leads to each choice and to all of them, without JavaScript', () => {
    expect(render()).toContain('href="/explora/actualidad/temporada"');
    expect(render('temporada')).toContain('href="/explora/actualidad"');
  });

  it('leaves out a choice that finds nothing, unless it is the one made', () => {
    expect(render()).not.toContain('Abonos');
    expect(render('abonos')).toContain('Abonos · 0');
  });

  it('marks the choice made', () => {
    expect(render('temporada').match(/aria-current="true"/g)).toHaveLength(1);
    expect(render()).toMatch(/aria-current="true"[^>]*>Todas/);
  });
});
