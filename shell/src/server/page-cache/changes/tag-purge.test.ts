import { expect, it, onTestFinished, vi } from 'vitest';
import { testServer } from '../../../testing/servers/test-server.ts';
import { TagPurge } from './tag-purge.ts';

/** A cache in front that records the purges it receives. @param refused how many requests it answers with 503 first */
async function startCache(refused = 0) {
  const purges: string[] = [];
  const address = await testServer((request, response) => {
    const isRefused = refused-- > 0;
    if (!isRefused) purges.push(`${request.method} ${request.url} ${String(request.headers['cache-tag'])}`);
    response.writeHead(isRefused ? 503 : 200).end();
  });
  const purge = new TagPurge([new URL(address).origin]);
  onTestFinished(() => purge.close());
  return { purges, purge };
}
const patience = { timeout: 20_000 };

it('the tag purge sends the changed tags to the front cache, and again for responses in transit', async () => {
  const { purges, purge } = await startCache();
  purge.purge(['events', 'performances']);
  await vi.waitFor(() => expect(purges.length).toBeGreaterThanOrEqual(2), patience);
  expect(new Set(purges)).toEqual(new Set(['PURGE / events,performances']));
});

it('the tag purge sends all tags when the front cache answers again', async () => {
  const { purges, purge } = await startCache(1);
  purge.purge(['events']);
  purge.purge(['news']);
  await vi.waitFor(
    () => expect([...new Set(purges.join().split(/[ ,]/))]).toEqual(expect.arrayContaining(['events', 'news'])),
    patience,
  );
});

it('the tag purge sends a purge of everything when everything changed, also after an earlier tag', async () => {
  const { purges, purge } = await startCache(1);
  purge.purge(['events']);
  purge.purge(null);
  await vi.waitFor(() => expect(purges).toContain('PURGE / *'), patience);
});
