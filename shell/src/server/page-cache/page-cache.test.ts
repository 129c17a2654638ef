import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeContent, type FakeContent, settlePromises } from '../../testing/api/fake-content.ts';
import { EncodedBody } from './renders/encoded-body.ts';

let content: FakeContent;
beforeEach(() => {
  content = createFakeContent();
});

describe('the page cache', () => {
  it('renders a page once and keeps it while nothing changes', async () => {
    expect((await content.visit('/a')).origin).toBe('rendered');
    await content.pass(86_400_000);
    expect((await content.visit('/a')).origin).toBe('cached');
    expect(content.cache.upToDate('/a')).toBeDefined();
    expect(content.rendered).toEqual(['/a']);
  });

  it('renders a page once for all who wait', async () => {
    content.pages.set('/a', { takes: 100 });
    const visits = Array.from({ length: 50 }, () => content.visit('/a'));
    await content.pass(100);
    await Promise.all(visits);
    expect(content.rendered).toEqual(['/a']);
  });

  it('keeps pages as they are that cannot be recompressed, and the process goes on and logs it', async () => {
    const error = new Error('no memory');
    const shrink = vi.spyOn(EncodedBody.prototype, 'shrink').mockRejectedValue(error);
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await content.visit('/a');
    await content.pass(60_000);
    for (let visits = 0; visits < 32; visits++) {
      expect(content.cache.upToDate('/a')).toBeDefined();
      await settlePromises();
    }
    process.off('unhandledRejection', unhandled);
    expect([shrink.mock.calls.length, unhandled.mock.calls]).toEqual([2, []]);
    expect(content.logged).toEqual(
      Array.from({ length: 2 }, () => [{ err: error }, 'a page could not be recompressed']),
    );
    shrink.mockRestore();
  });

  it('keeps a page when a table changes that the page does not read', async () => {
    await content.visit('/a');
    content.edit('albums');
    await content.pass(5_000);
    expect((await content.visit('/a')).origin).toBe('cached');
    expect(content.rendered).toEqual(['/a']);
  });

  it('serves the old page during the grace period after a change, and never afterwards', async () => {
    await content.visit('/a');
    content.pages.set('/a', { takes: 3_000 });
    content.edit('events');
    await content.pass(1_000);
    expect(await content.visit('/a')).toMatchObject({ origin: 'stale', read: { events: 0 } });
    await content.pass(1);
    const late = content.visit('/a');
    await content.pass(3_000);
    expect(await late).toMatchObject({ origin: 'rendered', read: { events: 1 } });
  });

  it('does not prolong the grace period when further changes follow', async () => {
    await content.visit('/a');
    content.pages.set('/a', { takes: 10_000 });
    for (let edit = 0; edit < 5; edit++) {
      content.edit('events');
      await content.pass(300);
    }
    const late = content.visit('/a');
    await content.pass(10_000);
    expect(await late).toMatchObject({ origin: 'rendered', read: { events: 5 } });
  });

  it('serves no rendering that began before a change of a table that the page has only read since', async () => {
    await content.visit('/a');
    content.edit('events');
    await content.pass(1_001);
    content.pages.set('/a', { tables: ['events', 'news'], takes: 3_000 });
    const first = content.visit('/a');
    await content.pass(10);
    content.edit('news');
    await content.pass(1_100);
    const late = content.visit('/a');
    await content.pass(8_000);
    expect(await first).toMatchObject({ read: { events: 1, news: 0 } });
    expect(await late).toMatchObject({ read: { events: 1, news: 1 } });
  });

  it('serves no rendering older than the grace period while changes are not heard', async () => {
    content.changes.fallSilent();
    content.pages.set('/a', { takes: 3_000 });
    const visits = [content.visit('/a'), content.visit('/a')];
    await content.pass(10);
    content.editUnheard('events');
    await content.pass(1_001);
    const late = content.visit('/a');
    await content.pass(8_000);
    expect((await Promise.all(visits)).map(({ read }) => read)).toEqual([{ events: 0 }, { events: 0 }]);
    expect(await late).toMatchObject({ read: { events: 1 } });
    expect(content.rendered).toEqual(['/a', '/a']);
  });

  it.each([
    ['a change', () => content.edit('events')],
    ['another release', () => content.cache.goLive()],
  ])('does not call a page new that was being rendered during %s', async (_, happens) => {
    content.pages.set('/a', { takes: 100 });
    const visit = content.visit('/a');
    await content.pass(50);
    happens();
    await content.pass(50);
    expect((await visit).origin).toBe('stale');
  });

  it('keeps a page that depends on the time for as long as its worker says', async () => {
    content.pages.set('/a', { headers: { 'x-page-max-age': '60' } });
    await content.visit('/a');
    await content.pass(59_999);
    expect((await content.visit('/a')).origin).toBe('cached');
    await content.pass(1_002);
    expect((await content.visit('/a')).origin).toBe('rendered');
  });

  it('grants no grace period to an expired page that missed an earlier change', async () => {
    content.pages.set('/a', { headers: { 'x-page-max-age': '60' } });
    await content.visit('/a');
    await content.pass(10_000);
    content.edit('events');
    await content.pass(50_500);
    expect((await content.visit('/a')).read).toEqual({ events: 1 });
  });

  it.each([
    ['lacks a part or is for one visitor', { 'x-page-revision': undefined as never }],
    ['sets a cookie', { 'set-cookie': ['a=1'] as never }],
  ])('never stores a page that %s', async (_, headers) => {
    content.pages.set('/a', { headers });
    await content.visit('/a');
    await content.visit('/a');
    expect(content.rendered).toEqual(['/a', '/a']);
    expect(content.cache.bytes).toBe(0);
  });
});

describe('a visit after a change', () => {
  it('never waits for a rendering that began before the change', async () => {
    content.pages.set('/a', { takes: 100 });
    const before = content.visit('/a');
    await content.pass(50);
    content.edit('events');
    const after = content.visit('/a');
    await content.pass(200);
    expect((await before).read).toEqual({ events: 0 });
    expect((await after).read).toEqual({ events: 1 });
    expect(content.rendered).toHaveLength(2);
  });

  it('waits for the running rendering if the change does not concern the page', async () => {
    await content.visit('/a');
    content.edit('events');
    await content.pass(2_000);
    content.pages.set('/a', { takes: 100 });
    const before = content.visit('/a');
    await content.pass(50);
    content.edit('albums');
    const after = content.visit('/a');
    await content.pass(200);
    await Promise.all([before, after]);
    expect(content.rendered.filter((address) => address === '/a')).toHaveLength(2);
  });

  it('causes at most two renderings at a time, however many changes follow', async () => {
    content.pages.set('/a', { takes: 1_000 });
    const visits = [];
    for (let edit = 0; edit < 20; edit++) {
      visits.push(content.visit('/a'));
      await content.pass(20);
      content.edit('events');
    }
    expect(content.rendered).toHaveLength(2);
    await content.pass(5_000);
    await Promise.all(visits);
    expect(content.rendered.length).toBeLessThan(6);
  });

  it('never gets an older rendering in place of a newer one', async () => {
    content.pages.set('/a', { takes: 500 });
    const slow = content.visit('/a');
    await content.pass(10);
    content.edit('events');
    content.pages.set('/a', {});
    expect((await content.visit('/a')).read).toEqual({ events: 1 });
    await content.pass(1_000);
    await slow;
    expect(await content.visit('/a')).toMatchObject({ origin: 'cached', read: { events: 1 } });
  });
});

describe('the page cache after a change', () => {
  it('renders the most requested pages ahead, two at a time', async () => {
    for (const times of [2, 9, 5]) await content.want(`/${times}`, times);
    await content.find('/never-again');
    content.rendered.length = 0;
    for (const address of ['/2', '/9', '/5', '/never-again']) content.pages.set(address, { takes: 100 });
    await content.pass(2_000);
    content.edit('events');
    await settlePromises();
    expect(content.rendered).toEqual(['/9', '/5']);
    await content.pass(250);
    expect(content.rendered).toEqual(['/9', '/5', '/2']);
    expect(await content.visit('/9')).toMatchObject({ origin: 'cached', read: { events: 1 } });
  });

  it('does not render a page ahead repeatedly while changes go on', async () => {
    await content.want('/a', 1_000);
    content.rendered.length = 0;
    await content.pass(2_000);
    for (let edit = 0; edit < 100; edit++) {
      content.edit('events');
      await content.pass(20);
    }
    expect(content.rendered.length).toBeLessThanOrEqual(2);
  });
});

describe('the page cache with a new release', () => {
  it('renders every page again, and a visit that began before gets the earlier release', async () => {
    await content.visit('/a');
    content.pages.set('/b', { takes: 100 });
    const before = content.visit('/b');
    await content.pass(50);
    await content.deploy();
    const after = content.visit('/b');
    await content.pass(200);
    expect([(await before).generation, (await after).generation]).toEqual([0, 1]);
    expect((await content.visit('/b')).generation).toBe(1);
    expect((await content.visit('/a')).generation).toBe(1);
  });

  it('renders requested pages ahead before the release goes live', async () => {
    await content.want('/a', 3);
    await content.deploy();
    content.rendered.length = 0;
    expect(await content.visit('/a')).toMatchObject({ origin: 'cached', generation: 1 });
    expect(content.rendered).toEqual([]);
  });

  it('does not delay the release for all requested pages, and renders the rest afterwards', async () => {
    const wanted = ['/a', '/b', '/c', '/d', '/e', '/f'];
    for (const [at, address] of wanted.entries()) await content.want(address, 10 - at);
    wanted.forEach((address) => content.pages.set(address, { takes: 150 }));
    const began = content.now();
    await content.deploy();
    expect(content.now() - began).toBeLessThan(400);
    expect(content.rendered.slice(wanted.length)).toEqual(wanted);
    await content.pass(150);
    content.rendered.length = 0;
    for (const address of wanted)
      expect(await content.visit(address)).toMatchObject({ origin: 'cached', generation: 1 });
    expect(content.rendered).toEqual([]);
  });

  it('renders requested pages for the last of two releases that follow at once', async () => {
    const wanted = Array.from({ length: 20 }, (_, at) => `/${at}`);
    for (const address of wanted) await content.want(address, 3);
    wanted.forEach((address) => content.pages.set(address, { takes: 60 }));
    await content.deploy();
    await content.deploy();
    await content.pass(2_000);
    content.rendered.length = 0;
    for (const address of wanted)
      expect(await content.visit(address)).toMatchObject({ origin: 'cached', generation: 2 });
    expect(content.rendered).toEqual([]);
  });

  it('does not serve a page that was rendered ahead before a change', async () => {
    await content.want('/a', 3);
    const live = content.deploy();
    content.edit('events');
    await live;
    await content.pass(1_001);
    expect((await content.visit('/a')).read).toEqual({ events: 1 });
  });
});
