import { act, screen } from '@ofgc/shared/testing/render-page.tsx';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Composition, CompositionContext } from '../composition.ts';
import { signallingHydration } from './hydrated-parts.ts';
import { PartBoundary } from './PartBoundary.tsx';

let isInBrowser = false;
let root: Root | undefined;
const report = vi.fn<Composition['reportError']>();

afterEach(async () => {
  history.replaceState(null, '', '/');
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
  isInBrowser = false;
  report.mockClear();
});

const Section = ({ isBroken }: { isBroken: boolean }) => {
  if (isInBrowser && isBroken) throw new Error('broken in the browser');
  return (
    <p>
      <a href="/explora">Read on</a>
    </p>
  );
};

/** Renders the page as the server does, and hydrates it. */
async function takeOver(page: React.ReactElement): Promise<void> {
  const within = (
    <CompositionContext value={{ reportError: report } as unknown as Composition}>{page}</CompositionContext>
  );
  document.body.innerHTML = `<div id="root">${renderToString(within)}</div>`;
  isInBrowser = true;
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, within, {
      onCaughtError: () => {},
      onRecoverableError: () => {},
    });
  });
}

it('a slot that throws during hydration keeps the server’s markup and is reported', async () => {
  await takeOver(
    <PartBoundary part="home.of-test">
      <div data-slot="home.of-test">
        <Suspense>
          <Section isBroken />
        </Suspense>
      </div>
    </PartBoundary>,
  );
  expect(document.querySelector('[data-slot="home.of-test"] a')?.textContent).toBe('Read on');
  expect(report.mock.calls[0]?.[0]).toMatchObject({ kind: 'render', part: 'home.of-test' });
});

it('a page that throws during hydration keeps the server’s markup, in one main element', async () => {
  const Frame = () => <nav>{isInBrowser ? 'alive' : 'from the server'}</nav>;
  await takeOver(
    <>
      <Suspense>
        <Frame />
      </Suspense>
      <main>
        <Suspense>
          <PartBoundary part="page.of-test" within="main">
            <Section isBroken />
          </PartBoundary>
        </Suspense>
      </main>
    </>,
  );
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/explora');
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

it('a page that throws after hydration is replaced by the error view', async () => {
  const Living = signallingHydration('page.living', Section);
  const view = (isBroken: boolean) => (
    <CompositionContext value={{ reportError: report } as unknown as Composition}>
      <PartBoundary part="around" instead={<h1>error view</h1>}>
        <main>
          <PartBoundary part="page.living" within="main">
            <Living isBroken={isBroken} />
          </PartBoundary>
        </main>
      </PartBoundary>
    </CompositionContext>
  );
  document.body.innerHTML = `<div id="root">${renderToString(view(false))}</div>`;
  isInBrowser = true;
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, view(false), { onCaughtError: () => {} });
  });
  await act(async () => root?.render(view(true)));
  expect(document.body.textContent).toBe('error view');
});

describe('the server’s markup that a broken part kept is removed at another address of the same page', () => {
  /** A part with two buttons: one renders it again, one mends its fault. */
  function View() {
    const [, setDrawn] = useState(0);
    const [isBroken, setBroken] = useState(true);
    return (
      <>
        <button onClick={() => setDrawn((count) => count + 1)}>again</button>
        <button onClick={() => setBroken(false)}>mended</button>
        <PartBoundary part="around" instead={<h1>error view</h1>}>
          <main>
            <PartBoundary part="page.of-test" within="main">
              <Section isBroken={isBroken} />
            </PartBoundary>
          </main>
        </PartBoundary>
      </>
    );
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it.each([
    ['mended', 'Read on'],
    ['again', 'error view'],
  ])('after a press on “%s”', async (button, words) => {
    await takeOver(<View />);
    const kept = document.querySelector('main p');
    await press('again');
    expect(document.querySelector('main p')).toBe(kept);
    expect(kept?.textContent).toBe('Read on');
    history.replaceState(null, '', '/another?page');
    await press(button);
    expect(document.body.contains(kept)).toBe(false);
    expect(document.body.textContent).toBe(`againmended${words}`);
  });
});
