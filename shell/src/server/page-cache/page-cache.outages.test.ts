import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeContent, type FakeContent, settlePromises } from '../../testing/api/fake-content.ts';

let content: FakeContent;
beforeEach(() => {
  content = createFakeContent();
});

describe('the page cache during an outage', () => {
  it.each([
    ['all workers are gone', () => (content.hasWorkers = false)],
    ['no worker answers', () => content.pages.set('/a', { isSilent: true })],
    ['the API fails', () => content.pages.set('/a', { status: 503, headers: { 'x-page-outage': 'api' } })],
    [
      'the API fails for a part of the page',
      () => content.pages.set('/a', { headers: { 'x-page-outage': 'api', 'x-page-revision': undefined as never } }),
    ],
  ])('serves the cached page for a day at most because %s', async (_, fail) => {
    await content.visit('/a');
    fail();
    content.edit('events');
    await content.pass(10_000);
    expect(await content.visit('/a')).toMatchObject({ origin: 'outage', read: { events: 0 } });
    content.rendered.length = 0;
    await content.want('/a', 100);
    expect(content.rendered.length).toBeLessThanOrEqual(1);
    await content.pass(86_400_000);
    const found = await content.find('/a');
    expect(found === undefined || (found !== 'unshared' && found.origin === 'rendered')).toBe(true);
  });

  it('does not hand a page with a query to the visitor’s own request when no worker answers for the page', async () => {
    content.pages.set('/a', { isSilent: true });
    expect(await content.find('/a?anio=2026')).toBeUndefined();
  });

  it('renders a page with other releases at once that the earlier ones failed to render', async () => {
    await content.visit('/a');
    content.pages.set('/a', { isSilent: true });
    content.edit('events');
    await content.pass(10_000);
    expect(await content.visit('/a')).toMatchObject({ origin: 'outage', read: { events: 0 } });
    content.pages.delete('/a');
    content.cache.goLive();
    expect(await content.visit('/a')).toMatchObject({ origin: 'rendered', read: { events: 1 } });
  });

  it.each([
    ['the API is gone', () => content.changes.fallSilent()],
    ['a change comes and no worker answers', () => content.edit('events')],
    ['the page has become too old and no worker answers', () => {}],
  ])('counts the day from the outage, not from the rendering: %s', async (_, fail) => {
    const hour = 3_600_000;
    content.pages.set('/a', { headers: { 'x-page-max-age': String(22 * 3_600) } });
    await content.visit('/a');
    await content.pass(23 * hour);
    content.pages.set('/a', { isSilent: true });
    fail();
    await content.pass(10_000);
    expect((await content.visit('/a')).origin).toBe('outage');
    await content.pass(2 * hour);
    expect((await content.visit('/a')).origin).toBe('outage');
    await content.pass(22 * hour);
    expect(await content.find('/a')).toBeUndefined();
  });

  it('renders requested pages ahead once, and once more when the API is heard again', async () => {
    const wanted = ['/a', '/b', '/c', '/d'];
    for (const address of wanted) await content.want(address, 3);
    const headers = { 'x-page-outage': 'api', 'x-page-revision': undefined as never };
    for (const address of wanted) content.pages.set(address, { takes: 3_000, status: 503, headers });
    await content.pass(2_000);
    content.rendered.length = 0;
    content.changes.fallSilent();
    await content.visit('/a');
    for (let attempt = 0; attempt < 100; attempt++) {
      await content.pass(3_000);
      // The site tries to hear the API again.
      content.changes.fallSilent();
    }
    expect(content.rendered.toSorted()).toEqual(wanted);
    wanted.forEach((address) => content.pages.delete(address));
    content.reconnect();
    await settlePromises();
    expect(content.rendered.slice(wanted.length).toSorted()).toEqual(wanted);
  });

  it('serves a page of an earlier release', async () => {
    await content.visit('/a');
    content.pages.set('/a', { isSilent: true });
    await content.deploy();
    expect(await content.visit('/a')).toMatchObject({ origin: 'outage', generation: 0 });
  });

  it('serves the error of the page itself instead of a cached page', async () => {
    await content.visit('/a');
    content.pages.set('/a', { status: 500, headers: { 'x-page-revision': undefined as never } });
    content.edit('events');
    await content.pass(1_001);
    const found = await content.find('/a');
    expect(found).toMatchObject({ origin: 'rendered', page: { status: 500 } });
  });

  it('serves no page older than the grace period while changes are not heard', async () => {
    await content.visit('/a');
    content.changes.fallSilent();
    content.editUnheard('events');
    await content.pass(1_001);
    expect((await content.visit('/a')).read).toEqual({ events: 1 });
    content.reconnect();
    await content.pass(1_001);
    expect((await content.visit('/a')).origin).toBe('rendered');
    expect((await content.visit('/a')).origin).toBe('cached');
  });
});
