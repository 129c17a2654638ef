import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { act, renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it, vi } from 'vitest';
import { ScrollManager } from './ScrollManager.tsx';

it.each(['#nombre', '#dentro', '#alrededor'])(
  'an anchor unfolds the part that it is in, names or holds (%s)',
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

it('an anchor does not take the focus from who has gone on from it by keyboard', async () => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
});
