import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { PrivateSession } from './private-session.ts';

const asked = (cookie: string, method = 'GET') => ({ method, headers: new Headers({ cookie }) });

it('the private session passes on only sign-in cookies, and marks a post as same-origin', () => {
  const session = new PrivateSession(asked('a=1; session=mine; device=known'), 'http://localhost:3000');
  expect(session.headers).toEqual({ Cookie: 'session=mine; device=known' });
  expect(new PrivateSession(asked('a=1', 'POST'), 'http://localhost:3000').headers).toEqual({
    'Sec-Fetch-Site': 'same-origin',
  });
  expect(new PrivateSession(asked('session=mine'), 'https://ofgc.example').headers).toEqual({});
});

it('the private session sends new cookies with the next API calls, and drops deleted ones', async () => {
  const session = new PrivateSession(asked('session=old; device=1', 'POST'), 'http://localhost:3000');
  const seen: unknown[] = [];
  const sets = [['session=new; Path=/'], ['session=; Path=/; Max-Age=0'], []];
  const answer = async (config?: { headers?: Record<string, string> }) => {
    seen.push(config?.headers?.Cookie);
    return { headers: { 'set-cookie': sets.shift() } };
  };
  const api = session.watch({
    get: (_: string, config: object) => answer(config),
    post: (_: string, __: unknown, config: object) => answer(config),
  } as unknown as ApiClient);
  await api.post('in');
  await api.get('me', { headers: { Accept: 'x' } });
  await api.get('me');
  expect(seen).toEqual(['session=old; device=1', 'session=new; device=1', 'device=1']);
});

it('the private session returns the last value of each cookie that the API sets, also after an error', async () => {
  const session = new PrivateSession(asked(''), 'http://localhost:3000');
  const answers: Record<string, string[]> = {
    one: ['session=1; Path=/', 'device=2; Path=/'],
    two: ['session=3; Path=/'],
  };
  const api = session.watch({
    get: async (path: string) => ({ headers: { 'set-cookie': answers[path] } }),
    post: async () => {
      throw Object.assign(new Error('refused'), { response: { headers: { 'set-cookie': ['device=4; Path=/'] } } });
    },
  } as unknown as ApiClient);
  await api.get('one');
  await api.get('two');
  expect(session.headers).toEqual({ Cookie: 'session=3; device=2' });
  await expect(api.post('three')).rejects.toThrow('refused');
  expect(session.cookies).toEqual(['session=3; Path=/', 'device=4; Path=/']);
});
