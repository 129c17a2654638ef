import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const options = [
  { value: '2026', label: '2026', count: 3 },
  { value: '2025', label: '2025', count: 0 },
];
const render = (value?: string) =>
  renderToMarkup(
    <FilterForm label="Filtros" path="/lista" filters={{ anio: value }}>
      <FilterSelect name="anio" label="Año" all="Todos" options={options} value={value} />
    </FilterForm>,
    { locale: 'en' },
  );

it('is a plain GET form to the list in the page’s language', () =>
  expect(render()).toMatch(/<form[^>]*aria-label="Filtros"[^>]*action="\/en\/lista" method="get"/));

it('counts what each value would leave; a value that would leave nothing cannot be chosen, unless it is chosen already', () => {
  expect(render()).toContain(
    '<option value="2026">2026 (3)</option><option value="2025" disabled="">2025 (0)</option>',
  );
  expect(render('2025')).toContain('<option value="2025" selected="">2025 (0)</option>');
});
