import { createServer } from 'node:http';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import type { ApiClient } from '@ofgc/shared/api-client';
import { pageContext } from '@ofgc/shared/contract';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { type ActionFunction, createStaticHandler } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listening } from '../../../../testing/servers/test-server.ts';
import { createRouteBranches } from '../../../../server/rendering/request/route-branches.ts';
import { createTryForm } from './try-form.ts';

/** What reached the API. */
const reached: string[] = [];
const api = createServer(({ method, url }, response) => {
  reached.push(`${method} ${url}`);
  response.setHeader('content-type', 'application/json').end('{"data":{}}');
});
let apiUrl: string;
beforeAll(async () => void (apiUrl = await listening(api)));
afterAll(() => void api.close());

const action = formAction({
  contact: async ({ api: client, body, path }) => {
    await client.get('api/departments');
    const { data } = await client.post<{ data: { reference: string } }>('api/contact', body);
    return `${path}?enviado=${data.data.reference}`;
  },
});
const fails = async () => {
  throw new Error('no form is known');
};
const changes: ActionFunction = async ({ context }) => {
  const { api: client } = context.get(pageContext);
  const { data } = await client.get<{ data: { kind: string } }>('api/session');
  await client.post('api/office/x', data.data);
  return null;
};
const { dataRoutes } = createStaticHandler([
  { path: '/contacto', action },
  { path: '/roto', action: fails },
  { path: '/oficina', action: changes, handle: { isPrivate: true } },
]);
const filled = {
  body: new URLSearchParams({ form: 'contact', name: 'escrito-1-1' }),
  typed: ['escrito-1-1'],
  texts: ['escrito-1-1'],
  kept: [],
};
/** The API's answers to an account. */
const signedIn = (kind: AccountKind) => (client: ApiClient) => ({
  ...client,
  get: async () => ({ status: 200, data: { data: { kind } }, headers: {} }) as never,
});
const tryForm = (...call: Parameters<ReturnType<typeof createTryForm>>) =>
  createTryForm(
    { name: 'about', version: 'v1' },
    {
      shell: undefined as never,
      remotes: [],
      apiUrl,
      site: { url: 'https://site.example' } as never,
      now: () => new Date('2026-11-20'),
    },
    { branchOf: createRouteBranches(dataRoutes) },
    { answerOf: () => ({ data: { reference: 'C-1' } }), takenFields: () => ({ required: [] }), signedIn },
  )(...call);

it('runs an action without the API for what it posts: taken, refused for its fields, or not taken', async () => {
  expect(await tryForm('/contacto', filled, 'taken')).toMatchObject({
    posted: [{ path: 'api/contact', body: expect.stringContaining('"escrito-1-1"') }],
    status: 303,
    location: '/contacto?enviado=C-1',
  });
  expect(await tryForm('/contacto', filled, 'refused')).toMatchObject({
    status: 422,
    data: { form: 'contact', errors: { name: 'Esto es una prueba.' }, values: { name: 'escrito-1-1' } },
  });
  expect(await tryForm('/contacto', filled, 'outage')).toMatchObject({ status: 503, data: { errors: {} } });
  expect(reached).toEqual(Array(3).fill('GET /api/departments?lang=es'));
});

it('says of an action how it failed', async () => {
  expect(await tryForm('/roto', filled, 'taken')).toMatchObject({ status: 500, error: 'no form is known' });
});

it('runs an action of a private page for who is signed in', async () => {
  expect(await tryForm('/oficina', filled, 'taken', 'staff')).toMatchObject({
    posted: [{ path: 'api/office/x', body: '{"kind":"staff"}' }],
    status: 200,
    error: undefined,
  });
});
