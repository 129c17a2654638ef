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

describe('the shared store', () => {
  it('opens search instead of the menu, and restores the theme on closing', () => {
    const store = createStore();
    store.set(openMenu);
    store.set(openSearch);
    expect([store.get(menuState), store.get(searchState), store.get(navTheme)]).toEqual([false, true, false]);
    store.set(closeEverything);
    expect([store.get(searchState), store.get(navTheme)]).toEqual([false, true]);
  });

  it('ignores scrolling when the theme is always active', () => {
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

  it('is waiting while any task runs, and ignores an end too many', () => {
    const store = createStore();
    store.set(startWaiting);
    store.set(startWaiting);
    store.set(endWaiting);
    expect([store.get(waitingTasks), store.get(isWaiting)]).toEqual([1, true]);
    store.set(endWaiting);
    store.set(endWaiting);
    expect([store.get(waitingTasks), store.get(isWaiting)]).toEqual([0, false]);
  });

  it('is separate for each request', () => {
    const [one, other] = [createStore(), createStore()];
    one.set(openMenu);
    expect(other.get(menuState)).toBe(false);
  });
});
