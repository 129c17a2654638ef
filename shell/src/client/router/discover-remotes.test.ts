import type { RemoteModule } from '@ofgc/shared/contract';
import { expect, it, vi } from 'vitest';
import { discoverRemotes } from './discover-remotes.ts';

const vector = { jobs: { version: '1', integrity: '', mounts: ['/portal-empleo'], slots: [] } };
const jobs = {
  name: 'jobs',
  routes: [{ id: 'jobs.home', path: 'portal-empleo' }],
  slots: {},
} as unknown as RemoteModule;

function discover(load: () => Promise<RemoteModule>) {
  const patch = vi.fn();
  const find = discoverRemotes({ vector, remotes: { load }, known: [] });
  const visit = async (signal = new AbortController().signal) =>
    // Like the router, which takes nothing from an interrupted navigation.
    find({
      path: '/portal-empleo',
      patch: (...given) => signal.aborted || patch(...given),
      signal,
      matches: [],
      fetcherKey: undefined,
    });
  const added = () => patch.mock.calls.map(([parent, routes]) => [parent, routes.map(({ id }: { id: string }) => id)]);
  return { visit, added };
}

it('the pages of a remote are added by the first visit, once', async () => {
  const { visit, added } = discover(async () => jobs);
  await visit();
  await visit();
  expect(added()).toEqual([['page', ['jobs.home']]]);
});

it.each([
  ['that has come', jobs, 'jobs.home'],
  ['whose code does not come', undefined, 'jobs.unavailable./portal-empleo'],
])('the pages of a remote %s are added by the next visit when the first is interrupted', async (_case, module, id) => {
  const loading = Promise.withResolvers<RemoteModule>();
  const { visit, added } = discover(() => loading.promise);
  const interrupted = new AbortController();
  const first = visit(interrupted.signal);
  interrupted.abort();
  if (module) loading.resolve(module);
  else loading.reject(new Error('offline'));
  await first;
  await visit();
  expect(added()).toEqual([['page', [id]]]);
});
