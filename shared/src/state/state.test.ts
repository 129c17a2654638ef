import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  closeEverything,
  closeMessage,
  endWaiting,
  isWaiting,
  menuState,
  messageText,
  messageTitle,
  navTheme,
  openMenu,
  openSearch,
  pageScrollState,
  scrollPage,
  searchState,
  setAlwaysActive,
  showMessage,
  startWaiting,
  waitingTasks,
} from './state.ts';

describe('the shared state', () => {
  it('opens search over the menu and gives the theme back on closing', () => {
    const store = createStore();
    store.set(openMenu);
    store.set(openSearch);
    expect([store.get(menuState), store.get(searchState), store.get(navTheme)]).toEqual([false, true, false]);
    store.set(closeEverything);
    expect([store.get(searchState), store.get(navTheme)]).toEqual([false, true]);
  });

  it('ignores the scroll of a page whose bar is always active', () => {
    const store = createStore();
    store.set(setAlwaysActive, true);
    store.set(scrollPage, true);
    expect([store.get(pageScrollState), store.get(navTheme)]).toEqual([false, false]);
  });

  it('clears title and text when a message closes', () => {
    const store = createStore();
    store.set(showMessage, { title: 'Error', text: 'No.' });
    expect(store.get(messageTitle)).toBe('Error');
    store.set(closeMessage);
    expect([store.get(messageTitle), store.get(messageText)]).toEqual(['', '']);
  });

  it('waits while any task runs, and counts no task twice', () => {
    const store = createStore();
    store.set(startWaiting);
    store.set(startWaiting);
    store.set(endWaiting);
    expect([store.get(waitingTasks), store.get(isWaiting)]).toEqual([1, true]);
    store.set(endWaiting);
    store.set(endWaiting);
    expect([store.get(waitingTasks), store.get(isWaiting)]).toEqual([0, false]);
  });

  it('keeps the stores of two requests apart', () => {
    const [one, other] = [createStore(), createStore()];
    one.set(openMenu);
    expect(other.get(menuState)).toBe(false);
  });
});
