import { useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import { act, renderPage, renderServerPage, screen } from '../../../testing/render-page.tsx';
import { Field } from '../Field/Field.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const options = [
  { value: '2026', label: '2026', count: 3 },
  { value: '2025', label: '2025', count: 0 },
  { value: '2024', label: '2024', count: 1 },
];

/** A list with a search by words and a filter by year; a real page gets its filters from its loader. */
function list({ isImmediate = false, ...filters }: { isImmediate?: boolean; anio?: string; texto?: string } = {}) {
  return (
    <FilterForm label="Filtros" path="/lista" filters={filters} isImmediate={isImmediate}>
      <Field name="texto" label="Buscar" defaultValue={filters.texto} />
      <FilterSelect name="anio" label="Año" all="Todos" options={options} value={filters.anio} />
      <button type="submit">Ver</button>
    </FilterForm>
  );
}
const year = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
const shown = ({ router }: ReturnType<typeof renderPage>) =>
  router.state.location.pathname + router.state.location.search;

describe('the form', () => {
  it('is a plain GET form to the list in the page’s language', () => {
    renderServerPage(list(), { locale: 'en' });
    const form = screen.getByRole('form', { name: 'Filtros' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/en/lista']);
  });

  it('leads to an address without empty filters', async () => {
    const page = renderPage(list(), { locale: 'en', path: '/lista' });
    await page.user.type(screen.getByLabelText('Buscar'), ' ');
    await page.user.selectOptions(year(), '2024');
    expect(shown(page)).toBe('/en/lista');
    await page.user.click(screen.getByRole('button', { name: 'Ver' }));
    expect(shown(page)).toBe('/en/lista?anio=2024');
  });

  it('where choices count at once, sends a select and not a text that is being typed', async () => {
    const page = renderPage(list({ isImmediate: true }), { path: '/lista' });
    await page.user.type(screen.getByLabelText('Buscar'), 'oboe');
    expect(shown(page)).toBe('/lista');
    await page.user.selectOptions(year(), '2026');
    expect(shown(page)).toBe('/lista?texto=oboe&anio=2026');
  });
});

describe('the fields', () => {
  /** A page whose filters are those of its address. */
  function Page() {
    return list({ isImmediate: true, ...Object.fromEntries(useSearchParams()[0]) });
  }
  const words = () => screen.getByLabelText<HTMLInputElement>('Buscar').value;

  it('follow the address when it changes without them', async () => {
    const page = renderPage(<Page />, { path: '/lista?anio=2026' });
    await act(() => page.router.navigate('/lista?anio=2024'));
    expect(year().value).toBe('2024');
    await act(() => page.router.navigate(-1));
    expect(year().value).toBe('2026');
  });

  it('keep what was chosen and the focus, and go back with the address', async () => {
    const page = renderPage(<Page />, { path: '/lista' });
    await page.user.type(screen.getByLabelText('Buscar'), 'oboe');
    await page.user.selectOptions(year(), '2026');
    expect([words(), year().value, document.activeElement]).toEqual(['oboe', '2026', year()]);
    await act(() => page.router.navigate(-1));
    expect([words(), year().value]).toEqual(['', '']);
  });
});

it('counts what each value would leave; a value that would leave nothing cannot be chosen, unless it is chosen already', () => {
  renderServerPage(list());
  expect([...year().options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Todos', false],
    ['2026 (3)', false],
    ['2025 (0)', true],
    ['2024 (1)', false],
  ]);
});
