import { beforeEach, expect, it, vi } from 'vitest';
import { navigateNatively } from './navigate-natively.ts';

const { location } = window;
const assign = vi.spyOn(location, 'assign').mockReturnValue();
const reload = vi.spyOn(location, 'reload').mockReturnValue();
beforeEach(() => vi.clearAllMocks());

it('navigateNatively loads the document of another address', () => {
  window.history.replaceState(null, '', '/here#part');
  navigateNatively('/there#part', undefined);
  expect(assign.mock.calls.map(([address]) => String(address))).toEqual([`${location.origin}/there#part`]);
  expect(reload).not.toHaveBeenCalled();
});

it('navigateNatively reloads at an address with a fragment that is the browser’s already, where it would only jump', () => {
  window.history.replaceState(null, '', '/here#part');
  navigateNatively('/here#part', undefined);
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});
