import { afterEach, expect, it, vi } from 'vitest';
import { keepPageTop } from './page-top.ts';

const pageTop = () => document.documentElement.style.getPropertyValue('--page-top');

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

it('a sticky alert adds its height to the top of the page until it is removed', () => {
  const forget = show('sticky');
  expect(pageTop()).toBe('calc(var(--bar) + 60px)');
  forget?.();
  expect(pageTop()).toBe('');
});

it('a static alert does not change the top of the page', () => {
  const set = vi.spyOn(document.documentElement.style, 'setProperty');
  show('static');
  expect([pageTop(), set.mock.calls]).toEqual(['', []]);
});
