import type { ShouldRevalidateFunction } from 'react-router';
import { expect, it } from 'vitest';
import { reloadedPageProblems } from './reloaded-page.ts';

const problemsOf = (shouldRevalidate: ShouldRevalidateFunction | undefined, location = '/oficina/7?hecho=1') =>
  reloadedPageProblems(
    { routes: [{ id: 'office.case', path: 'oficina/:id', lazy: async () => ({ shouldRevalidate }) }] },
    '/oficina/7',
    location,
    { action: '/oficina/7?paso=2#nota', body: new URLSearchParams({ form: 'note' }), hasFiles: false },
  );

it('refuses a page that its own form does not load anew', async () => {
  const stale: ShouldRevalidateFunction = ({ currentParams, nextParams }) => currentParams.id !== nextParams.id;
  expect(await problemsOf(stale)).toHaveLength(1);
  expect(await problemsOf(stale, '/oficina/8')).toEqual([]);
});

it.each<[string, ShouldRevalidateFunction | undefined]>([
  ['says nothing of it', undefined],
  ['is loaded after a form alone', ({ formMethod }) => formMethod === 'POST'],
  ['is loaded after one of its forms', ({ formData }) => formData?.get('form') === 'note'],
  [
    'reads how the form was sent',
    ({ formAction, formEncType }) =>
      formAction === '/oficina/7?paso=2' && formEncType === 'application/x-www-form-urlencoded',
  ],
  ['leaves it to the router', ({ defaultShouldRevalidate }) => defaultShouldRevalidate],
])('lets pass a page that %s', async (_, shouldRevalidate) => {
  expect(await problemsOf(shouldRevalidate)).toEqual([]);
});
