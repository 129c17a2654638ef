import { beforeAll, expect, it } from 'vitest';
import { insertTonightsConcert } from '../../testing/insert-concert.ts';
import { tonight } from '../../testing/records/valid-inscription.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(() => insertTonightsConcert(test.database));

it.each([
  ['2026-11-20T19:59:59Z', 200],
  ['2026-11-20T20:00:00Z', 404],
])('the form about a performance is there until that begins: at %s the answer is %i', async (now, status) => {
  const api = await createTestApi(test.database, { now: () => new Date(now) });
  const answer = await api.inject(`/api/inscriptions/silla-de-ruedas?lang=es&performance=${tonight}`);
  expect(answer.statusCode).toBe(status);
  await api.close();
});
