import { menuState, openMenu } from '@ofgc/shared/state';
import { createStore } from 'jotai';
import type { DataRouter, RouterState } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOnNavigation } from './close-on-navigation.ts';

type Hearer = Parameters<DataRouter['subscribe']>[0];

const hidePopover = vi.fn();
beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [{ hidePopover }] }));
afterEach(() => {
  vi.unstubAllGlobals();
  hidePopover.mockClear();
});

function visit() {
  const hearers: Hearer[] = [];
  const stateAt = (key: string, target?: string) =>
    ({ location: { key }, navigation: { location: target ? { key: target } : undefined } }) as unknown as RouterState;
  const store = createStore();
  closeOnNavigation(
    { state: stateAt('first'), subscribe: (hear: Hearer) => hearers.push(hear) } as unknown as DataRouter,
    store,
  );
  return {
    store,
    go: (key: string, target?: string) => hearers.forEach((hear) => hear(stateAt(key, target), {} as never)),
  };
}

describe('an overlay', () => {
  it('closes once when a navigation begins', () => {
    const { store, go } = visit();
    store.set(openMenu);
    go('first', 'second');
    expect(store.get(menuState)).toBe(false);
    store.set(openMenu);
    go('second');
    expect(store.get(menuState), 'opened on the way').toBe(true);
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('closes when the visitor goes back before the page was rendered', () => {
    const { store, go } = visit();
    go('first', 'second');
    go('second');
    store.set(openMenu);
    go('second', 'first');
    expect(store.get(menuState)).toBe(false);
  });

  it('stays open while the same page changes', () => {
    const { store, go } = visit();
    store.set(openMenu);
    go('first');
    expect(store.get(menuState)).toBe(true);
    expect(hidePopover).not.toHaveBeenCalled();
  });
});
