import { addressOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { FilterLinks } from './FilterLinks.tsx';

const options = [
  { value: 'temporada', label: 'Temporada', count: 4 },
  { value: 'abonos', label: 'Abonos', count: 0 },
];
const render = (selected?: string) =>
  renderPage(
    <FilterLinks
      label="Categoría"
      all="Todas"
      options={options}
      selected={selected}
      pathOf={(category) => (category ? `/lista/${category}` : '/lista')}
    />,
    { catalogues: { explore: { es, en } } },
  );
const choices = () =>
  within(screen.getByRole('navigation', { name: 'Categoría' }))
    .getAllByRole('link')
    .map(textOf);

describe('FilterLinks', () => {
  it('leads to each value and to the whole list, without JavaScript', () => {
    render('temporada');
    expect(addressOf('Temporada · 4')).toBe('/lista/temporada');
    expect(addressOf('Todas')).toBe('/lista');
  });

  it.each([
    [undefined, ['Todas', 'Temporada · 4']],
    ['abonos', ['Todas', 'Temporada · 4', 'Abonos · 0']],
  ])('leaves out a value without results, unless it is the active one (%s)', (selected, labels) => {
    render(selected);
    expect(choices()).toEqual(labels);
  });

  it.each([
    [undefined, 'Todas'],
    ['temporada', 'Temporada · 4'],
  ])('marks the active value (%s)', (selected, label) => {
    render(selected);
    expect(screen.getAllByRole('link', { current: true }).map(textOf)).toEqual([label]);
  });
});
