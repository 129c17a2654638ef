import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

it('ties a field to its label, hint and error', () => {
  const html = renderToMarkup(
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
  expect(html).toContain('<label for="email">Correo electrónico');
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="email-error">Falta la arroba.</p>');
});

it('describes a field by nothing where there is nothing to say', () => {
  const html = renderToMarkup(<Field name="name" label="Nombre" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

it('marks the choice of a list', () => {
  const html = renderToMarkup(
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
  expect(html).toContain('<option value="b" selected="">2026-27</option>');
});

it('leaves a box unticked and names its error', () => {
  const html = renderToMarkup(
    <Checkbox id="terms" name="terms" error="Debe aceptarla." isRequired>
      Acepto la política.
    </Checkbox>,
  );
  expect(html).not.toContain('checked');
  expect(html).toContain('aria-describedby="terms-error"');
});
