import { expect, it } from 'vitest';
import type { Filters } from '../../../filters/filters.ts';
import { fireEvent, renderPage, renderServerPage, screen, waitFor, within } from '../../../testing/render-page.tsx';
import { Field } from '../Field/Field.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const options = [
  { value: '2026', label: '2026', count: 3 },
  { value: '2025', label: '2025', count: 0 },
];
function renderForm(value?: string) {
  renderPage(
    <FilterForm label="Filtros" path="/lista" filters={{ anio: value }}>
      <FilterSelect name="anio" label="Año" all="Todos" options={options} value={value} />
    </FilterForm>,
    { locale: 'en' },
  );
  return screen.getByRole('form', { name: 'Filtros' });
}

it('FilterForm is a GET form to the list in the page’s language', () => {
  const form = renderForm();
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en/lista', 'get']);
});

it.each([
  [undefined, true],
  ['2025', false],
])(
  'FilterSelect counts each value, and disables one without results unless it is selected (%s)',
  (value, isDisabled) => {
    const field = within(renderForm(value)).getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
    expect([...field.options].map(({ text }) => text)).toEqual(['Todos', '2026 (3)', '2025 (0)']);
    expect(field.options[2]?.disabled).toBe(isDisabled);
    expect(field.value).toBe(value ?? '');
  },
);

it('FilterForm keeps text typed before hydration, and applies a choice made before it', async () => {
  const form = (
    <FilterForm label="Filtros" path="/lista" filters={{}} isImmediate>
      <Field name="texto" label="Buscar" />
      <FilterSelect name="anio" label="Año" all="Todos" options={options} value={undefined} />
    </FilterForm>
  );
  const page = renderServerPage(form);
  screen.getByRole<HTMLInputElement>('textbox').value = 'violín';
  screen.getByRole<HTMLSelectElement>('combobox').value = '2026';
  const { router } = renderPage(form, { hydrate: page });
  await waitFor(() => expect(router.state.location.search).toBe('?texto=viol%C3%ADn&anio=2026'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('violín');
});

it('FilterForm keeps what was not sent while the address has the same filters, and follows other ones', () => {
  const form = (filters: Filters) => (
    <FilterForm label="Filtros" path="/lista" filters={filters}>
      <Field name="texto" label="Buscar" />
      <FilterSelect name="anio" label="Año" all="Todos" options={options} value={filters.anio} />
    </FilterForm>
  );
  const { showAnew } = renderPage(form({ anio: '2026' }));
  const fields = () => [
    screen.getByRole<HTMLInputElement>('textbox').value,
    screen.getByRole<HTMLSelectElement>('combobox').value,
  ];
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'violín' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  showAnew(form({ anio: '2026' }), 'en');
  expect(fields()).toEqual(['violín', '']);
  showAnew(form({ texto: 'arpa' }), 'en');
  expect(fields()).toEqual(['arpa', '']);
});
