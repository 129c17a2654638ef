import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { CanceledError } from 'axios';
import { expect, it, vi } from 'vitest';
import { dataIfAny, partIfAny } from './data-if-any.ts';
import { fetchAll } from './paging.ts';

it.each([
  ['an outage', failedCall(503)],
  ['a refusal', failedCall(400)],
  ['a call without a response', failedCall()],
])('a part is null after %s, which is reported once', async (_, error) => {
  const onMissing = vi.fn();
  expect(await partIfAny(Promise.reject(error), onMissing)).toBeNull();
  expect(await dataIfAny(Promise.reject(error), onMissing)).toBeNull();
  expect(onMissing.mock.calls).toEqual([[error], [error]]);
});

it('a part is null after a failed call in a shell that takes no reports', async () => {
  expect(await partIfAny(Promise.reject(failedCall(503)), undefined)).toBeNull();
});

const endless = { get: async () => ({ data: { data: [], meta: { total: 2_001 } } }) };
it.each([
  ['a list that is not whole', () => fetchAll(endless as never, 'api/documents'), RangeError],
  ['an error of our code', () => Promise.reject(new TypeError('next is undefined')), TypeError],
  ['a call that ended with the visit', () => Promise.reject(new CanceledError()), CanceledError],
])('the page fails with %s, which is no missing part', async (_, part, kind) => {
  const onMissing = vi.fn();
  await expect(partIfAny(part(), onMissing)).rejects.toThrow(kind);
  expect(onMissing).not.toHaveBeenCalled();
});
