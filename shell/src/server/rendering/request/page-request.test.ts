import { createStaticHandler, type StaticHandlerContext } from 'react-router';
import { expect, it } from 'vitest';
import { readPageRequest } from './page-request.ts';
import { createRouteBranches } from './route-branches.ts';

const ErrorBoundary = () => null;
const home = { id: 'home', index: true } as const;
const page = { id: 'page', ErrorBoundary, children: [home, { id: 'search', path: 'buscar' }] };
const { dataRoutes } = createStaticHandler([{ id: 'root', path: '/en?', ErrorBoundary, children: [page] }]);
const branchOf = createRouteBranches(dataRoutes);

it.each(['/', '/en', '/?a=1', '/buscar'])(
  'a form posted to %s reaches the page’s route, which shows the error 405',
  async (address) => {
    const url = new URL(address, 'https://ofgc.example');
    const branch = await branchOf(url.pathname);
    const asked = new Request(url, { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) });
    const { request } = await readPageRequest(asked, branch, undefined);
    expect([...(await request.clone().formData())]).toEqual([['name', 'Ana']]);
    const { statusCode, errors } = (await branch.handler.query(request)) as StaticHandlerContext;
    expect([statusCode, Object.keys(errors ?? {})]).toEqual([405, ['page']]);
  },
);

const url = new URL('/buscar', 'https://ofgc.example');
const headers = { Cookie: 'ofgc-session=secret' };
it.each([
  ['opens', new Request(url, { headers })],
  ['sends a form to', new Request(url, { method: 'POST', headers, body: new URLSearchParams({ name: 'Ana' }) })],
])('loaders of a section do not get the session cookie of a visitor who %s its page', async (_, visitors) => {
  const { request, asked } = await readPageRequest(visitors, await branchOf(url.pathname), undefined);
  expect(request.headers.get('cookie')).toBeNull();
  // The API client of private pages reads the cookie here.
  expect(asked.headers.get('cookie')).toBe('ofgc-session=secret');
  if (request.method === 'POST') expect([...(await request.formData())]).toEqual([['name', 'Ana']]);
});
