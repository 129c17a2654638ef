import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteAwayError } from '../../releases/signed/ask-site.ts';
import { keepShown } from './keep-shown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 60 * 60 * 1000;

it('the sources are shown again before the pass of their preview ends', async () => {
  const show = vi.fn(async () => {});
  keepShown({ show, fail: () => {} });
  await vi.advanceTimersByTimeAsync(25 * hour);
  expect(show).toHaveBeenCalledTimes(3);
});

it('the sources are shown again soon after a machine has slept over the end of the pass', async () => {
  const show = vi.fn(async () => {});
  keepShown({ show, fail: () => {} });
  await vi.advanceTimersByTimeAsync(hour);
  vi.setSystemTime(Date.now() + 60 * hour);
  await vi.advanceTimersByTimeAsync(hour / 60);
  expect(show).toHaveBeenCalledTimes(2);
});

it('a site that does not answer is asked again in a moment, a release that it refuses is not sent again', async () => {
  const fail = vi.fn();
  const show = vi.fn<() => Promise<void>>();
  show.mockRejectedValueOnce(new SiteAwayError('https://site.test does not answer'));
  show.mockRejectedValueOnce(new Error('archive v1: the page / throws'));
  keepShown({ show, fail });
  await vi.advanceTimersByTimeAsync(hour);
  expect(show).toHaveBeenCalledTimes(2);
  expect(fail.mock.calls).toEqual([['https://site.test does not answer'], ['archive v1: the page / throws']]);
});

it('edits during a build are one more build', async () => {
  const ends: (() => void)[] = [];
  const show = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const edited = keepShown({ show, fail: () => {} });
  edited();
  edited();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(hour);
  expect(show).toHaveBeenCalledTimes(2);
});
