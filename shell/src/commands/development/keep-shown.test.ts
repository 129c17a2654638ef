import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteAwayError } from '../../releases/signed/ask-site.ts';
import { keepShown } from './keep-shown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 60 * 60 * 1000;
const build = async () => {};

it('the sources are shown again before the pass of their preview ends', async () => {
  const show = vi.fn(async () => {});
  keepShown({ build, show, fail: () => {} });
  await vi.advanceTimersByTimeAsync(25 * hour);
  expect(show).toHaveBeenCalledTimes(3);
});

it('the sources are shown again soon after a machine has slept over the end of the pass', async () => {
  const show = vi.fn(async () => {});
  keepShown({ build, show, fail: () => {} });
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
  keepShown({ build, show, fail });
  await vi.advanceTimersByTimeAsync(hour);
  expect(show).toHaveBeenCalledTimes(2);
  expect(fail.mock.calls).toEqual([['https://site.test does not answer'], ['archive v1: the page / throws']]);
});

it('edits during a build are one more build', async () => {
  const ends: (() => void)[] = [];
  const slow = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const edited = keepShown({ build: slow, show: async () => {}, fail: () => {} });
  edited();
  edited();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(hour);
  expect(slow).toHaveBeenCalledTimes(2);
});

it('what was built for a site that is away is not built again for it, unless it is edited meanwhile', async () => {
  let built = 0;
  const shown: number[] = [];
  const answers = [
    ...Array.from({ length: 3 }, () => new SiteAwayError('away')),
    null,
    new SiteAwayError('away'),
    null,
  ];
  let edited = () => {};
  const show = async (version: number) => {
    shown.push(version);
    // While the last release is sent that the site does not take.
    if (shown.length === 5) edited();
    const error = answers.shift();
    if (error) throw error;
  };
  edited = keepShown({ build: async () => ++built, show, fail: () => {} });
  await vi.advanceTimersByTimeAsync(hour / 60);
  expect(shown).toEqual([1, 1, 1, 1]);
  edited();
  await vi.advanceTimersByTimeAsync(hour / 60);
  expect(shown).toEqual([1, 1, 1, 1, 2, 3]);
});
