import type { RouteObject } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createRouteBranches } from './route-branches.ts';

const loader = vi.fn(() => ({ title: 'Grieg' }));
const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: () => 'alert',
    children: [
      { id: 'home', index: true, loader: () => 'home' },
      {
        id: 'calendar',
        path: 'eventos',
        loader: () => 'calendar',
        children: [{ id: 'concert', path: ':slug', loader }],
      },
      { id: 'unknown', path: '*' },
    ],
  },
];

const queried = async (path: string) => {
  const branch = await createRouteBranches(routes)(path);
  const context = await branch.handler.query(new Request(`http://site${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  return { ids: branch.routes.map(({ id }) => id), matches: context.matches.map(({ route }) => route.id), context };
};

it.each([
  ['/', ['root', 'home']],
  ['/eventos', ['root', 'calendar']],
  ['/eventos/grieg', ['root', 'calendar', 'concert']],
  ['/otra/cosa', ['root', 'unknown']],
])('%s is rendered by its own branch of routes', async (path, ids) => {
  const { ids: matched, matches, context } = await queried(path);
  expect([matched, matches]).toEqual([ids, ids]);
  expect(context.statusCode).toBe(200);
});

it('a path that nothing matches has the whole tree', async () => {
  const branch = await createRouteBranches([{ id: 'only', path: '/eventos' }])('/otra');
  expect(branch.routes).toEqual([]);
  expect(await branch.handler.query(new Request('http://site/otra'))).toMatchObject({ statusCode: 404 });
  expect(branch.handler.dataRoutes).toMatchObject([{ id: 'only' }]);
});

it('a branch of routes is shared by paths, each with its own parameters', async () => {
  const branchOf = createRouteBranches(routes);
  for (const slug of ['grieg', 'sibelius']) {
    const { handler } = await branchOf(`/eventos/${slug}`);
    const context = await handler.query(new Request(`http://site/eventos/${slug}`));
    expect(context).toMatchObject({ loaderData: { concert: { title: 'Grieg' } } });
    expect(loader).toHaveBeenLastCalledWith(expect.objectContaining({ params: { slug } }));
  }
  const [grieg, sibelius] = [await branchOf('/eventos/grieg'), await branchOf('/eventos/sibelius')];
  expect(grieg.handler).toBe(sibelius.handler);
});
