import type { ApiClient } from '@ofgc/shared/api-client';
import { sessionSchema } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { expect, it } from 'vitest';
import { secretMark } from './example-value.ts';
import { createSignedInApi } from './signed-in-api.ts';

it('answers in place of the API what belongs to who is signed in, and asks it for the rest', async () => {
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return { data: 'of the API' };
  };
  const api = createSignedInApi(
    (_, path) => ({ data: { id: path } }),
    ['/api/session', '/api/inbox/{id}'],
    () => ({ kind: 'staff', name: 'persona-1' }),
  )({ get, post: get } as unknown as ApiClient);
  const { data: session } = await api.get<{ data: unknown }>('api/session');
  expect(sessionSchema.parse(session.data)).toMatchObject({
    stage: 'full',
    identity: { kind: 'staff', name: 'persona-1' },
  });
  expect(await api.get('api/inbox/7')).toMatchObject({ data: { data: { id: 'api/inbox/7' } } });
  expect(await api.get('api/news')).toEqual({ data: 'of the API' });
  expect(asked).toEqual(['api/news']);
});

it('answers to somebody who sets up the second factor with a key that can be recognised', async () => {
  const person = () => ({ kind: 'staff', name: 'persona-1', stage: 'enrolment' }) as const;
  const api = createSignedInApi(() => undefined, [], person)({} as ApiClient);
  const { data } = await api.get<{ data: unknown }>('api/session');
  const { stage, identity, enrolment } = sessionSchema.parse(data.data);
  expect([stage, identity]).toEqual(['enrolment', null]);
  expect([enrolment?.secret, enrolment?.address]).toEqual(Array(2).fill(expect.stringContaining(secretMark)));
});
