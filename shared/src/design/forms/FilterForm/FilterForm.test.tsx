import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import type { Filters } from '../../../filters/filters.ts';
import {
  act,
  fireEvent,
  renderPage,
  renderServerPage,
  screen,
  waitFor,
  within,
} from '../../../testing/render-page.tsx';
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

const listForm = (filters: Filters, isImmediate = true) => (
  <FilterForm label="Filtros" path="/lista" filters={filters} isImmediate={isImmediate}>
    <Field name="texto" label="Buscar" defaultValue={filters.texto} />
    <FilterSelect name="anio" label="Año" all="Todos" options={options} value={filters.anio} />
  </FilterForm>
);
const textBox = () => screen.getByRole<HTMLInputElement>('textbox');
const yearSelect = () => screen.getByRole<HTMLSelectElement>('combobox');

/** A list whose filters are those of the address. */
const List = () => listForm(Object.fromEntries(useSearchParams()[0]));

it('FilterForm keeps text typed before hydration, and applies a choice made before it', async () => {
  const page = renderServerPage(<List />, { path: '/lista' });
  textBox().value = 'violín';
  yearSelect().value = '2026';
  const { router } = renderPage(<List />, { path: '/lista', hydrate: page });
  await waitFor(() => expect(router.state.location.search).toBe('?texto=viol%C3%ADn&anio=2026'));
  expect(textBox().value).toBe('violín');
});

it('FilterForm keeps what was not sent while the address has the same filters, and follows other ones', () => {
  const { showAnew } = renderPage(listForm({ anio: '2026' }, false));
  const fields = () => [textBox().value, yearSelect().value];
  fireEvent.change(textBox(), { target: { value: 'violín' } });
  fireEvent.change(yearSelect(), { target: { value: '' } });
  showAnew(listForm({ anio: '2026' }, false), 'en');
  expect(fields()).toEqual(['violín', '']);
  showAnew(listForm({ texto: 'arpa' }, false), 'en');
  expect(fields()).toEqual(['arpa', '']);
});

it('FilterForm leaves the focused field alone when the answer to its own choice comes', async () => {
  const { router } = renderPage(<List />, { path: '/lista?texto=arpa' });
  fireEvent.change(yearSelect(), { target: { value: '2026' } });
  textBox().focus();
  fireEvent.change(textBox(), { target: { value: 'viol' } });
  await waitFor(() => expect(router.state.location.search).toBe('?texto=arpa&anio=2026'));
  expect([textBox().value, yearSelect().value]).toEqual(['viol', '2026']);
});

it('FilterForm takes back a choice that the visitor left before its answer came', async () => {
  const { router } = renderPage(<List />, { path: '/lista?texto=arpa' });
  yearSelect().focus();
  fireEvent.change(yearSelect(), { target: { value: '2026' } });
  expect(router.state.navigation.location?.search).toBe('?texto=arpa&anio=2026');
  await act(() => router.navigate('/lista'));
  expect([textBox().value, yearSelect().value]).toEqual(['', '']);
});

it('FilterForm takes back a choice that the visitor left for the same list in the other language', () => {
  const { showAnew } = renderPage(listForm({ anio: '2025' }));
  fireEvent.change(yearSelect(), { target: { value: '2026' } });
  showAnew(listForm({ anio: '2025' }), 'en');
  expect(yearSelect().value).toBe('2025');
});

it('FilterForm replaces the history entry when the same choice is sent again', async () => {
  const { router } = renderPage(<List />, { path: '/lista' });
  const send = async () => {
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    return router.state.historyAction;
  };
  fireEvent.input(textBox(), { target: { value: 'arpa' } });
  expect([await send(), router.state.location.search]).toEqual(['PUSH', '?texto=arpa']);
  expect([await send(), router.state.location.search]).toEqual(['REPLACE', '?texto=arpa']);
});
