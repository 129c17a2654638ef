import { Writable } from 'node:stream';
import { createI18n } from '@ofgc/shared/testing/create-i18n.ts';
import shared from '@ofgc/shared/i18n/locales/es.json' with { type: 'json' };
import { type ComponentType, lazy, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { type Composition, CompositionContext } from '../../composition/composition.ts';
import { partInStack } from '../../composition/slots/part-marker.ts';
import { Slot } from '../../composition/slots/Slot.tsx';

const i18n = createI18n('es', { shared });
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

function render(slots: Record<string, ComponentType>) {
  const composition = { vector: {}, slotComponent: (name: string) => slots[name] } as unknown as Composition;
  const thrown: { part: string | undefined; error: unknown }[] = [];
  return new Promise<{ html: string; thrown: typeof thrown }>((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        html += String(chunk);
        done();
      },
      final: (done) => {
        resolve({ html, thrown });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <CompositionContext value={composition}>
          <main>
            {Object.keys(slots).map((name) => (
              <Slot key={name} name={name} data={1} />
            ))}
          </main>
        </CompositionContext>
      </I18nextProvider>,
      {
        onError: (cause, { componentStack }) => void thrown.push({ part: partInStack(componentStack), error: cause }),
        onAllReady: () => pipe(sink),
        onShellError: reject,
      },
    );
    setTimeout(() => abort(new Error('rendering took too long')), 100);
  });
}

it.each([
  ['at once', Broken],
  ['deep inside', Nested],
  ['in code that came late', Late],
])('a slot that throws on the server %s is replaced by a message and reported once', async (_, Component) => {
  const { html, thrown } = await render({ 'home.jobs': Component, 'home.news': Whole });
  expect(thrown).toEqual([{ part: 'home.jobs', error }]);
  expect(html).toMatch(/data-slot="home\.jobs".*no se ha podido cargar.*three articles/s);
});

it('a slot that is not rendered before the timeout is reported; its neighbour is rendered', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { html, thrown } = await render({ 'home.news': Whole, 'home.jobs': Waiting });
  expect(thrown).toEqual([{ part: 'home.jobs', error: new Error('rendering took too long') }]);
  expect(html).toContain('three articles');
});
