import { act, fireEvent, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { OfflineStatus } from './OfflineStatus.tsx';

const words = es.programmeBooklet.offlineStatus;
const addresses = ['/programa/38', '/en/programa/38'];
const catalogues = { concerts: { es, en } };

/** A browser whose service worker answers `cached`; if undefined, the worker does not answer by itself. */
function withWorker(cached?: boolean) {
  const asked: unknown[] = [];
  const ports: (MessagePort | undefined)[] = [];
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const active = {
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      asked.push(message);
      ports.push(port);
      if (cached !== undefined) port?.postMessage({ cached });
    },
  };
  const registration = { active, update: async () => {}, unregister };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('caches', { keys: async () => ['ofgc pages', 'other'], delete: remove });
  return { asked, ports, unregister, remove };
}

const messagesArrive = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

describe('OfflineStatus', () => {
  it('reports that the booklet is cached after the worker has cached both languages', async () => {
    const { asked } = withWorker(true);
    renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
    expect(screen.getByText(words.unknown)).toBeTruthy();
    expect(await screen.findByText(words.cached)).toBeTruthy();
    expect(asked).toEqual([{ cache: addresses }]);
  });

  it('stays at the text for an unknown state when the worker could not cache the booklet', async () => {
    const { asked } = withWorker(false);
    renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await messagesArrive();
    expect(screen.getByText(words.unknown)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays at the text for an unknown state when the worker does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    try {
      const { asked } = withWorker();
      renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(screen.getByText(words.unknown)).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the text for an unknown state when the worker that is to cache the booklet cannot be installed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    try {
      withWorker(true);
      Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) });
      localStorage.setItem('ofgc:keep-nothing', '1');
      renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
      fireEvent.click(await screen.findByRole('button', { name: words.cache }));
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(screen.getByText(words.unknown)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['cached', true],
    ['cached in part', false],
  ])(
    'removes the booklet again that was %s while the visitor had everything removed in another tab',
    async (_, cached) => {
      const { ports, unregister, remove } = withWorker();
      renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
      await vi.waitFor(() => expect(ports).toHaveLength(1));
      localStorage.setItem('ofgc:keep-nothing', '1');
      ports[0]?.postMessage({ cached });
      expect(await screen.findByText(words.removed)).toBeTruthy();
      expect(unregister).toHaveBeenCalledOnce();
      expect(remove.mock.calls).toEqual([['ofgc pages']]);
    },
  );

  it('stays at the text for an unknown state in a browser without service workers', async () => {
    renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
    await messagesArrive();
    expect(screen.getByText(words.unknown)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('removes the cached booklet until its button caches it again, also after a new visit', async () => {
    const { asked, unregister, remove } = withWorker(true);
    const { user, unmount } = renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
    await user.click(await screen.findByRole('button', { name: words.remove }));
    expect(await screen.findByText(words.removed)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.cache }));
    expect(unregister).toHaveBeenCalledOnce();
    expect(remove.mock.calls).toEqual([['ofgc pages']]);
    unmount();

    const again = renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
    expect(await screen.findByText(words.removed)).toBeTruthy();
    expect(asked).toHaveLength(1);
    await again.user.click(screen.getByRole('button', { name: words.cache }));
    expect(await screen.findByText(words.cached)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.remove }));
    expect(asked).toHaveLength(2);
  });

  it('shows the text for an unknown state when the browser refuses storage', async () => {
    withWorker(true);
    const { user } = renderPage(<OfflineStatus addresses={addresses} />, { catalogues });
    const button = await screen.findByRole('button', { name: words.remove });
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await user.click(button);
    expect(await screen.findByText(words.unknown)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
