import { expect, it } from 'vitest';
import { renderServerPage } from '../testing/render-page.tsx';
import { useSeenVersion } from './seen-version.ts';

function Version() {
  return useSeenVersion('alert', 5);
}
/** The version that the form shows after it, or another form, was posted with version 4. */
const after = (form: string, status: number) =>
  renderServerPage(<Version />, {
    actionData: { form, status, message: '', errors: {}, values: { version: '4' } },
  }).textContent;

it('a form that was refused says the version that it was made with, until its sender is told that somebody changed it', () => {
  expect([after('alert', 422), after('alert', 429), after('alert', 409)]).toEqual(['4', '4', '5']);
});

it('a form that nobody posted says the version of the page', () => {
  expect([after('undo', 422), renderServerPage(<Version />).textContent]).toEqual(['5', '5']);
});
