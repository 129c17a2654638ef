import { closeMenu, isPageCovered, openMenu, openModal } from '@ofgc/shared/state';
import { createStore } from 'jotai';
import type { DataRouter } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepOverlaysInHistory } from './overlay-history.ts';

interface Entry {
  idx: number;
  overlay?: true;
  /** The key of the page in the router: its name here; the first page has none, as in a browser. */
  key?: string;
}

/** A browser's history: as in a browser, `popstate` follows a moment after `back`. */
function visit() {
  const entries: Entry[] = [{ idx: 0 }, { idx: 1, key: 'calendar' }];
  let at = 1;
  const go = (step: number) => {
    at += step;
    return new Promise<void>((resolve) =>
      setTimeout(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
        resolve();
      }),
    );
  };
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (state: Entry) => void entries.splice(++at, Infinity, state),
    back: () => void go(-1),
  };
  const navigate = vi.fn<(to: unknown, options?: { replace?: boolean }) => Promise<void>>(async (to, options) => {
    await Promise.resolve();
    if (!options?.replace) at++;
    entries.splice(at, Infinity, { idx: at, key: String(to) });
    router.state.location.key = String(to);
  });
  const hearers: (() => void)[] = [];
  const router = {
    navigate,
    state: { navigation: { state: 'idle' }, location: { key: 'calendar' } },
    subscribe: (hear: () => void) => hearers.push(hear),
  } as unknown as DataRouter;
  const isLoading = (loading: boolean) => {
    Object.assign(router.state.navigation, { state: loading ? 'loading' : 'idle' });
    hearers.forEach((hear) => hear());
  };
  const store = createStore();
  const listens = vi.spyOn(window, 'addEventListener');
  keepOverlaysInHistory(router, store, history);
  const hear = listens.mock.lastCall![1];
  listens.mockRestore();
  onTestFinished(() => window.removeEventListener('popstate', hear, { capture: true }));
  return { entries, go, isLoading, navigate, router, store, state: () => entries[at] };
}

const routerHears = vi.fn<() => void>();
beforeEach(() => {
  routerHears.mockClear();
  window.addEventListener('popstate', routerHears, { once: true });
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const concert = { id: 39, slug: 'x', title: 'x', lang: 'es' } as const;

describe('an overlay in the browser’s history', () => {
  it.each([
    ['menu', (store: ReturnType<typeof createStore>) => store.set(openMenu)],
    ['quick view', (store: ReturnType<typeof createStore>) => store.set(openModal, concert)],
  ])('is closed by “back”, which stays on the page (%s)', async (_, open) => {
    const { store, go, state } = visit();
    open(store);
    expect(state()).toEqual({ idx: 2, key: 'calendar', overlay: true });
    await go(-1);
    expect(store.get(isPageCovered)).toBe(false);
    expect(state()).toEqual({ idx: 1, key: 'calendar' });
    expect(routerHears).not.toHaveBeenCalled();
  });

  it('loses its history entry when it is closed, and the next “back” leaves the page', async () => {
    const { store, go, state } = visit();
    store.set(openMenu);
    store.set(closeMenu);
    await settled();
    expect(state()).toEqual({ idx: 1, key: 'calendar' });
    expect(routerHears).not.toHaveBeenCalled();
    await go(-1);
    expect(routerHears).toHaveBeenCalledOnce();
  });

  it('that is opened while a page is on its way gets its history entry behind that page', async () => {
    const { store, router, go, isLoading, state } = visit();
    const arrived = router.navigate('/explora');
    isLoading(true);
    store.set(openMenu);
    expect(state()).toEqual({ idx: 1, key: 'calendar' });
    await arrived;
    isLoading(false);
    expect(state()).toEqual({ idx: 3, key: '/explora', overlay: true });
    store.set(closeMenu);
    await settled();
    expect(state()).toEqual({ idx: 2, key: '/explora' });
    await go(-1);
    expect(state()).toEqual({ idx: 1, key: 'calendar' });
    expect(routerHears).toHaveBeenCalledOnce();
  });

  it('has its history entry replaced by the page that was chosen in it', async () => {
    const { store, router, entries, state } = visit();
    store.set(openMenu);
    const arrived = router.navigate('/explora');
    store.set(closeMenu);
    await arrived;
    await settled();
    expect(state()).toEqual({ idx: 2, key: '/explora' });
    expect(entries.map(({ key }) => key)).toEqual([undefined, 'calendar', '/explora']);
  });

  it('has its history entry replaced by the last page when another was chosen before the first arrived', async () => {
    const { store, router, navigate, entries } = visit();
    const first = Promise.withResolvers<void>();
    store.set(openMenu);
    navigate.mockImplementationOnce(() => first.promise);
    const interrupted = router.navigate('/explora');
    store.set(closeMenu);
    const arrived = router.navigate('/sobre-ofgc');
    first.resolve();
    await Promise.all([interrupted, arrived]);
    await settled();
    expect(entries.map(({ key }) => key)).toEqual([undefined, 'calendar', '/sobre-ofgc']);
  });

  it('that is opened again while the page chosen in it is on its way gets its history entry behind that page', async () => {
    const { store, router, navigate, go, state } = visit();
    const show = navigate.getMockImplementation()!;
    const code = Promise.withResolvers<void>();
    navigate.mockImplementationOnce((to, options) => code.promise.then(() => show(to, options)));
    store.set(openMenu);
    const arrived = router.navigate('/explora');
    store.set(closeMenu);
    store.set(openMenu);
    code.resolve();
    await arrived;
    expect(state()).toEqual({ idx: 3, key: '/explora', overlay: true });
    await go(-1);
    expect(store.get(isPageCovered)).toBe(false);
    expect(state()).toEqual({ idx: 2, key: '/explora' });
  });

  it('that is opened while the entry of an earlier one is being removed gets an entry, too', async () => {
    const { store, state } = visit();
    store.set(openMenu);
    store.set(closeMenu);
    store.set(openMenu);
    await settled();
    expect(state()).toEqual({ idx: 2, key: 'calendar', overlay: true });
  });

  it('is closed when the visitor goes back over several entries, and the router shows the page of that entry', async () => {
    const { store, go, state } = visit();
    store.set(openMenu);
    await go(-2);
    expect(state()).toEqual({ idx: 0 });
    expect(store.get(isPageCovered)).toBe(false);
    expect(routerHears).toHaveBeenCalledOnce();
  });

  it('that is opened while a page is on its way back is closed by “forward”, which the router follows', async () => {
    const { store, router, go, isLoading } = visit();
    await go(-1);
    expect(routerHears).toHaveBeenCalledOnce();
    router.state.navigation.location = { ...router.state.location, key: 'default' };
    isLoading(true);
    store.set(openMenu);
    window.addEventListener('popstate', routerHears, { once: true });
    await go(1);
    expect(store.get(isPageCovered)).toBe(false);
    expect(routerHears).toHaveBeenCalledTimes(2);
  });

  it('is closed when the page is replaced by its other language', async () => {
    const { store, router, entries } = visit();
    store.set(openMenu);
    await router.navigate('/en/calendar', { replace: true });
    expect(entries.slice(0, 2).map(({ key }) => key)).toEqual([undefined, '/en/calendar']);
    expect(store.get(isPageCovered)).toBe(false);
  });

  it('is not opened again by “forward”', async () => {
    const { store, go, state } = visit();
    store.set(openMenu);
    await go(-1);
    await go(1);
    await settled();
    expect(store.get(isPageCovered)).toBe(false);
    expect(state()).toEqual({ idx: 1, key: 'calendar' });
  });
});
