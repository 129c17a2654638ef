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
  'a form that is posted to %s reaches that page: what is wrong with it is shown inside the frame',
  async (address) => {
    const url = new URL(address, 'https://ofgc.example');
    const branch = branchOf(url.pathname);
    const asked = new Request(url, { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) });
    const { request } = await readPageRequest(asked, branch, undefined);
    expect([...(await request.clone().formData())]).toEqual([['name', 'Ana']]);
    const { statusCode, errors } = (await branch.handler.query(request)) as StaticHandlerContext;
    expect([statusCode, Object.keys(errors ?? {})]).toEqual([405, ['page']]);
  },
);

it.each(['GET', 'POST'])('no code of a section reads the session of who asks for its page by %s', async (method) => {
  const url = new URL('/buscar', 'https://ofgc.example');
  const body = method === 'POST' ? new URLSearchParams({ name: 'Ana' }) : null;
  const asked = new Request(url, { method, body, headers: { Cookie: 'ofgc-session=secret' } });
  const { request, asked: kept } = await readPageRequest(asked, branchOf(url.pathname), undefined);
  expect(request.headers.get('cookie')).toBeNull();
  // The private page’s client of the API has it.
  expect(kept.headers.get('cookie')).toBe('ofgc-session=secret');
  if (body) expect([...(await request.formData())]).toEqual([['name', 'Ana']]);
});
