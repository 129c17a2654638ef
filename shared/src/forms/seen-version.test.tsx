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

it('useSeenVersion returns the posted version after a refusal, and the page’s version after a 409', () => {
  expect([after('alert', 422), after('alert', 429), after('alert', 409)]).toEqual(['4', '4', '5']);
});

it('useSeenVersion returns the page’s version for a form that was not posted', () => {
  expect([after('undo', 422), renderServerPage(<Version />).textContent]).toEqual(['5', '5']);
});
