import { endWaiting, startWaiting } from '@ofgc/shared/state';
import { act, renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { useSetAtom } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadingDelay } from './loading-delay.ts';
import { longestWait, WaitingOverlay } from './WaitingOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A section's task, begun at once. */
function renderTask() {
  const task = { start: () => {}, end: () => {} };
  function Section() {
    Object.assign(task, { start: useSetAtom(startWaiting), end: useSetAtom(endWaiting) });
    return null;
  }
  const { container } = renderPage(
    <>
      <Section />
      <WaitingOverlay />
    </>,
  );
  act(() => task.start());
  const isShownAfter = (time: number) => {
    act(() => void vi.advanceTimersByTime(time));
    return container.querySelector('[aria-busy="true"]') !== null;
  };
  return { task, isShownAfter };
}

it('shows while a task runs that takes longer than a moment', () => {
  const { task, isShownAfter } = renderTask();
  expect(isShownAfter(loadingDelay - 1)).toBe(false);
  expect(isShownAfter(1)).toBe(true);
  act(() => task.end());
  expect(isShownAfter(0)).toBe(false);
});

it('does not stay when nobody ends the task', () => {
  const { isShownAfter } = renderTask();
  expect(isShownAfter(longestWait - 1)).toBe(true);
  expect(isShownAfter(1)).toBe(false);
});
