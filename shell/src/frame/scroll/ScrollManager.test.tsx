import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { act, render, renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ScrollManager } from './ScrollManager.tsx';

it.each(['#nombre', '#dentro', '#alrededor'])(
  'an anchor opens the fold that contains, names or is inside its target (%s)',
  async (hash) => {
    renderPage(
      <>
        <div id="alrededor">
          <PhoneFold title={<h2 id="nombre">Normas</h2>}>
            <p id="dentro">Se entra con puntualidad.</p>
          </PhoneFold>
        </div>
        <ScrollManager />
      </>,
      { path: `/x${hash}` },
    );
    const fold = screen.getByRole<HTMLDetailsElement>('group');
    expect(fold.open).toBe(false);
    await waitFor(() => expect(fold.open).toBe(true));
  },
);

it('the link that skips to the content moves the focus there and opens no fold', async () => {
  renderPage(
    <>
      <main id="contenido" tabIndex={-1}>
        <PhoneFold title={<h2>Normas</h2>}>
          <p>Se entra con puntualidad.</p>
        </PhoneFold>
      </main>
      <ScrollManager />
    </>,
    { path: '/x#contenido' },
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
});

it('an anchor does not take the focus when the visitor has moved on by keyboard', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { router } = renderPage(
    <>
      <main id="contenido" tabIndex={-1}>
        <a href="/alta">Pedir una cuenta</a>
      </main>
      <ScrollManager />
    </>,
    { path: '/x' },
  );
  await act(() => router.navigate('/x#contenido'));
  screen.getByRole('link', { name: 'Pedir una cuenta' }).focus();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pedir una cuenta' }));
  await act(() => router.navigate('/x#contenido'));
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it.each([
  ['scrolls at once when the focus is visible', true, 'instant'],
  ['scrolls smoothly when the focus is not visible', false, 'smooth'],
])('an anchor %s', async (_, isShown, behavior) => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  onTestFinished(() => scroll.mockRestore());
  const { router } = renderPage(
    <>
      <a href="/x#normas">Normas</a>
      <h2 id="normas">Normas</h2>
      <ScrollManager />
    </>,
    { path: '/x' },
  );
  const link = screen.getByRole('link', { name: 'Normas' });
  link.focus();
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isShown);
  await act(() => router.navigate('/x#normas'));
  await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior }));
});

it.each([
  ['moves the focus to the heading of a new page', '/y#nada', undefined, 'Conciertos'],
  ['leaves the focus of a new page where the visitor has moved it', '/y#nada', 'Entradas', 'Entradas'],
  ['leaves it where the visitor has moved it outside of the page’s main part', '/y#nada', 'Boletín', 'Boletín'],
  ['does not move the focus on the page that stays', '/x#nada', undefined, undefined],
])('an anchor that does not exist %s', async (_, address, moved, expected) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { router } = renderPage(
    <>
      <main>
        <h1>Conciertos</h1>
        <a href="/entradas">Entradas</a>
      </main>
      <a href="/boletin">Boletín</a>
      <ScrollManager />
    </>,
    { path: '/x' },
  );
  await act(() => router.navigate(address));
  if (moved) screen.getByRole('link', { name: moved }).focus();
  act(() => {
    vi.advanceTimersByTime(6_000);
  });
  expect(document.activeElement?.closest('h1, a')?.textContent).toBe(expected);
});

it.each([
  ['to which the visitor has scrolled', 0],
  ['at which the page was shown', 900],
])(
  'a change of the hash by the browser does not scroll, and going back restores the position %s',
  async (_, opened) => {
    history.replaceState(null, '', '/calendario');
    const router = createBrowserRouter([{ path: '*', element: <ScrollManager /> }]);
    onTestFinished(() => {
      router.dispose();
      vi.unstubAllGlobals();
      history.replaceState(null, '', '/');
    });
    vi.stubGlobal('scrollY', opened);
    render(<RouterProvider router={router} />);
    if (!opened) {
      vi.stubGlobal('scrollY', 900);
      window.dispatchEvent(new Event('scroll'));
    }
    await act(() => router.navigate('/concierto'));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    onTestFinished(() => scrollTo.mockRestore());
    const pop = (state: unknown, address: string) => {
      history.replaceState(state, '', address);
      return act(async () => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
    };

    await pop(null, '/concierto#contenido');
    expect(router.state.location.hash).toBe('#contenido');
    expect(scrollTo).not.toHaveBeenCalled();
    await pop({ idx: 0 }, '/calendario');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
  },
);

it.each([
  ['a field', 'textbox', 'Desde'],
  ['a fold', 'button', 'Más filtros'],
  ['a button', 'button', 'Ver 3 conciertos'],
] as const)('the answer to a choice does not take the focus from %s of the form', async (_, role, name) => {
  Element.prototype.scrollIntoView = vi.fn();
  const { router } = renderPage(
    <>
      <main>
        <form>
          <details open>
            <summary role="button">Más filtros</summary>
            <input aria-label="Desde" />
          </details>
          <button>Ver 3 conciertos</button>
        </form>
        <p data-answer>3 conciertos</p>
      </main>
      <ScrollManager />
    </>,
    { path: '/x' },
  );
  const control = screen.getByRole(role, { name });
  control.tabIndex = 0;
  control.focus();
  await act(() => router.navigate('/x?director=1'));
  expect(document.activeElement).toBe(control);
  control.blur();
  await act(() => router.navigate('/x?director=2'));
  expect(document.activeElement).toBe(screen.getByText('3 conciertos'));
});
