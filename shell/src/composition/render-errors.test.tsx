import { Writable } from 'node:stream';
import { type ComponentType, lazy, type ReactNode, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Composition, CompositionContext } from './composition.ts';
import { collectRenderErrors, reportedDigest } from './render-errors.ts';
import { Slot } from './Slot.tsx';

const error = new Error('a slot that throws');
const Broken = (): never => {
  throw error;
};
const never = new Promise<never>(() => {});
const Waiting = () => use(never);
const Whole = () => <p>three articles</p>;
const Nested = () => (
  <section>
    <Broken />
  </section>
);
const Late = lazy(async () => ({ default: Nested }));

function render(slots: Record<string, ComponentType>, beside?: ReactNode) {
  const composition = { slotComponent: (name: string) => slots[name] } as unknown as Composition;
  const { failures, onError } = collectRenderErrors();
  return new Promise<{ html: string; failures: typeof failures }>((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        html += String(chunk);
        done();
      },
      final: (done) => {
        resolve({ html, failures });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <CompositionContext value={composition}>
        <main>
          {beside}
          {Object.keys(slots).map((name) => (
            <Slot key={name} name={name} data={1} />
          ))}
        </main>
      </CompositionContext>,
      { onError, onAllReady: () => pipe(sink), onShellError: reject },
    );
    setTimeout(() => abort(new Error('rendering took too long')), 100);
  });
}

it.each([
  ['at once', Broken],
  ['deep inside', Nested],
  ['in code that came late', Late],
])('a slot that throws on the server %s is left out and named, once; its neighbour stands', async (_, Component) => {
  const { html, failures } = await render({ 'home.jobs': Component, 'home.news': Whole });
  expect(failures).toEqual([{ kind: 'render', part: 'home.jobs', error }]);
  expect(html).toContain('three articles');
  expect(html).toContain(`data-dgst="${reportedDigest}"`);
});

it('a slot that is not rendered when the time is over is named', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { html, failures } = await render({ 'home.news': Whole, 'home.jobs': Waiting });
  expect(failures).toEqual([{ kind: 'render', part: 'home.jobs', error: new Error('rendering took too long') }]);
  expect(html).toContain('three articles');
});

it('what throws outside of every part has no name: it is the page’s', async () => {
  await expect(render({ 'home.news': Whole }, <Broken />)).rejects.toThrow(error);
});
