import { expect, it } from 'vitest';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

/** The texts that describe a field to screen readers. */
const descriptions = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent);

it('Field connects its input with label, hint and error', () => {
  renderPage(
    <Field
      id="email"
      name="email"
      type="email"
      label="Correo electrónico"
      hint="Uno que lea."
      error="Falta la arroba."
      isRequired
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
  expect(descriptions(field)).toEqual(['Uno que lea.', 'Falta la arroba.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.required).toBe(true);
});

it('Field has no description, error or required mark without props for them', () => {
  renderPage(<Field name="name" label="Nombre" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.required).toBe(false);
});

it('SelectField selects the default value', () => {
  renderPage(
    <SelectField
      name="season"
      label="Temporada"
      defaultValue="b"
      options={[
        { value: 'a', label: '2025-26' },
        { value: 'b', label: '2026-27' },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Temporada' }).value).toBe('b');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '2026-27' }).selected).toBe(true);
});

it('Checkbox is unticked and described by its error', () => {
  renderPage(
    <Checkbox id="terms" name="terms" error="Debe aceptarla." isRequired>
      Acepto la política.
    </Checkbox>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto la política.' });
  expect(box.checked).toBe(false);
  expect(descriptions(box)).toEqual(['Debe aceptarla.']);
});
