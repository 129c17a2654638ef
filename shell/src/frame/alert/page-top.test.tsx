import { afterEach, expect, it, vi } from 'vitest';
import { keepPageTop } from './page-top.ts';

const told = () => document.documentElement.style.getPropertyValue('--page-top');

/** An alert of 60 pixels whose size the browser has just measured. */
function show(position: string) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(tell: () => void) {
        this.observe = tell;
      }
      disconnect = () => {};
    },
  );
  const alert = document.body.appendChild(document.createElement('aside'));
  alert.style.position = position;
  vi.spyOn(alert, 'offsetHeight', 'get').mockReturnValue(60);
  return keepPageTop(alert);
}

afterEach(() => vi.unstubAllGlobals());

it('an alert that stays in view adds its height to the bar’s, until it goes', () => {
  const forget = show('sticky');
  expect(told()).toBe('calc(var(--bar) + 60px)');
  forget?.();
  expect(told()).toBe('');
});

it('one that scrolls away changes nothing: each element of the page would be styled anew', () => {
  const set = vi.spyOn(document.documentElement.style, 'setProperty');
  show('static');
  expect([told(), set.mock.calls]).toEqual(['', []]);
});
