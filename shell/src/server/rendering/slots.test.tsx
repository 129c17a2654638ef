import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slotDeadline } from '../../routing/load-slots.ts';
import { renderToText } from './render-to-text.ts';
import { loadReported, markSlot, slotInStack } from './slots.tsx';

function Broken(): never {
  throw new Error('broken');
}

describe('an error in a slot', () => {
  it('is known to be that slot’s, however deep it is thrown; the rest of the page is whole', async () => {
    const Marked = markSlot('home.news', () => (
      <p>
        <Broken />
      </p>
    ));
    const errors: (string | undefined)[] = [];
    const html = await renderToText(
      <main>
        <h1>Inicio</h1>
        <Suspense fallback={null}>
          <Marked />
        </Suspense>
      </main>,
      { onConfinedError: (error, stack) => errors.push(`${String(error)} in ${slotInStack(stack)}`) },
    );
    expect(errors).toEqual(['Error: broken in home.news']);
    expect(html).toContain('<h1>Inicio</h1>');
  });

  it('that throws outside of any slot is nobody’s', () =>
    expect(slotInStack('\n    at Page\n    at main')).toBe(undefined));
});

describe('loading a slot', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('in time reports nothing and leaves no timer', async () => {
    const report = vi.fn();
    expect(await loadReported(async () => 'news', report)).toBe('news');
    expect([report.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('that fails is reported once and is null', async () => {
    const report = vi.fn();
    expect(await loadReported(() => Promise.reject(new Error('broken')), report)).toBeNull();
    await vi.advanceTimersByTimeAsync(slotDeadline * 2);
    expect(report.mock.calls).toEqual([[new Error('broken')]]);
  });

  it('that is late is reported once, also when it fails in the end', async () => {
    const report = vi.fn();
    const late = loadReported(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('at last')), slotDeadline * 2)),
      report,
    );
    await vi.advanceTimersByTimeAsync(slotDeadline * 2);
    expect(await late).toBeNull();
    expect(report.mock.calls).toEqual([[`not loaded within ${slotDeadline} ms`]]);
  });
});
