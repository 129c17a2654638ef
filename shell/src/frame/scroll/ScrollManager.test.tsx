import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
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
