import { expect, it } from 'vitest';
import { renderServerPage } from '../../../testing/render-page.tsx';
import { VersionedForm } from './VersionedForm.tsx';

/** The version that the form posts after it was posted with version 4 and refused. */
const postedAfter = (status?: number) =>
  renderServerPage(
    <VersionedForm name="case" submit="Guardar" version={5}>
      <input type="hidden" name="step" value="close" />
    </VersionedForm>,
    { actionData: status && { form: 'case', status, message: '', errors: {}, values: { version: '4' } } },
  ).querySelector('input[name="version"]');

it.each([
  ['the page’s version', undefined, '5'],
  ['the version that its sender has seen, after a refusal', 422, '4'],
  ['the page’s version, after a conflict', 409, '5'],
])('a VersionedForm posts %s', (_, status, version) => {
  expect(postedAfter(status)?.getAttribute('value')).toBe(version);
});
