import { partIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { pageContext } from '@ofgc/shared/contract';
import { createStaticHandler, type LoaderFunction, redirect } from 'react-router';
import { expect, it, vi } from 'vitest';
import { compositionContext } from '../../composition/composition.ts';
import { testServer } from '../../testing/servers/test-server.ts';
import { createRenderer } from './renderer.ts';
import { createRouteBranches } from './request/route-branches.ts';

const remote = (name: string) => ({ name, version: 'v7', module: { remote: { locales: {} } } });
/** A page whose calls the API answers with a status; it ends in a redirect, so that nothing is rendered. */
async function load(loader: LoaderFunction, status: number) {
  const apiUrl = await testServer((_, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-content-tables': 'documents',
      'x-content-revision': '9',
    });
    response.end('{"data":{}}');
  });
  const { dataRoutes } = createStaticHandler([{ id: 'jobs.portal', path: '/portal-empleo', loader }]);
  const logger = { error: vi.fn() };
  const live = {
    shell: remote('shell'),
    vectors: { public: {} },
    branchOf: createRouteBranches(dataRoutes),
    remote: (name: string) => ['jobs', 'explore'].find((one) => one === name) && remote(name),
    slots: {
      owner: (slot: string) => (slot === 'home.news' ? remote('explore') : undefined),
      load: (
        _: string,
        { api, onMissing }: { api: { get: (path: string) => Promise<unknown> }; onMissing: () => void },
      ) => partIfAny(api.get('api/news?event=3'), onMissing),
    },
  };
  const options = {
    apiUrl,
    logger,
    now: () => new Date('2026-11-20T12:00:00Z'),
    site: { url: 'https://ofgc.example' },
  };
  const render = createRenderer(options as never, live as never);
  const { source } = await render(new Request('https://ofgc.example/portal-empleo'));
  return { source, logged: logger.error.mock.calls };
}

const ofPage: LoaderFunction = async ({ context }) => {
  const { api, onMissing } = context.get(pageContext);
  await partIfAny(api.get('api/documents', { params: { offer: 9 } }), onMissing);
  return redirect('/');
};
const ofSlot: LoaderFunction = async ({ context }) => {
  await context.get(compositionContext).loadSlot('home.news', context.get(pageContext));
  return redirect('/');
};

it.each<[string, LoaderFunction, number, object]>([
  ['part of a page', ofPage, 400, { remote: 'jobs', call: 'api/documents' }],
  ['part of a page that the API does not have', ofPage, 404, { remote: 'jobs', call: 'api/documents' }],
  ['part of a page in an outage', ofPage, 503, { remote: 'jobs', call: 'api/documents' }],
  ['part of a slot', ofSlot, 400, { remote: 'explore', slot: 'home.news', call: 'api/news' }],
])('a missing %s is logged once with its release, and the page is not kept', async (_, loader, status, record) => {
  const { source, logged } = await load(loader, status);
  expect(logged).toEqual([
    [
      expect.objectContaining({ kind: 'load', version: 'v7', url: '/portal-empleo', ...record }),
      'slot' in record ? 'a slot failed' : 'a part of a page failed',
    ],
  ]);
  expect(source).toMatchObject({ revision: undefined, isOutage: status === 503 });
});

it('a page with all of its parts is kept, and nothing is logged', async () => {
  const { source, logged } = await load(ofPage, 200);
  expect(logged).toEqual([]);
  expect(source).toMatchObject({ revision: 9 });
});
