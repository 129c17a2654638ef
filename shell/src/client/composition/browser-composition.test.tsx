import type { PageContext, RemoteModule, SlotModule } from '@ofgc/shared/contract';
import { renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadSlots } from '../../composition/slots/load-slots.ts';
import type { PageState } from '../../composition/page-state.ts';
import { slotTimeout } from '../../timeouts.ts';
import { createBrowserComposition } from './browser-composition.ts';

const loadRemoteModule = vi.hoisted(() => vi.fn<() => Promise<RemoteModule>>());
vi.mock('../federation/load-remote-module.ts', () => ({ loadRemoteModule }));

const vector = { jobs: { version: 'v7', mounts: [], slots: ['home.jobs'], integrity: '' } };
const state = { locale: 'es', words: {}, vector } as unknown as PageState;
const error = new Error('down');
const log = vi.spyOn(console, 'error').mockReturnValue();
const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
const remoteWith = (slot: Partial<SlotModule>) =>
  loadRemoteModule.mockResolvedValue({
    name: 'jobs',
    slots: { 'home.jobs': async () => ({ slot }) },
    locales: { es: async () => ({ default: {} }) },
  } as unknown as RemoteModule);
const expectOneReport = (kind: string) =>
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'A part of the page failed',
    { kind, part: 'home.jobs', remote: 'jobs', version: 'v7' },
    error,
  );

afterEach(() => {
  log.mockClear();
  vi.unstubAllGlobals();
});

it.each([
  ['its loader rejects', () => remoteWith({ load: () => Promise.reject(error) })],
  ['its remote cannot be loaded', () => loadRemoteModule.mockRejectedValue(error)],
])('a slot is omitted after a navigation and logged once when %s', async (_, prepare) => {
  prepare();
  const { signal } = new AbortController();
  const context = { locale: 'es' } as PageContext;
  expect(await loadSlots(['home.jobs'], { composition: createBrowserComposition(state), context, signal })).toEqual({});
  expectOneReport('load');
});

it('a slot that is late in the browser is logged, and no release is reported for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  beacon.mockClear();
  remoteWith({ load: () => new Promise(() => {}) });
  const { signal } = new AbortController();
  const context = { locale: 'es' } as PageContext;
  const loading = loadSlots(['home.jobs'], { composition: createBrowserComposition(state), context, signal });
  await vi.advanceTimersByTimeAsync(slotTimeout);
  expect(await loading).toEqual({});
  expect(log.mock.calls[0]?.[1]).toMatchObject({ kind: 'late', part: 'home.jobs' });
  expect(beacon).not.toHaveBeenCalled();
});

it('a slot is logged once when its code cannot be loaded in the browser', async () => {
  loadRemoteModule.mockRejectedValue(error);
  const Jobs: ComponentType<{ data: unknown }> = createBrowserComposition(state).slotComponent('home.jobs');
  renderPage(
    <Suspense fallback={null}>
      <Jobs data={1} />
    </Suspense>,
  );
  await waitFor(() => expect(log).toHaveBeenCalled());
  expectOneReport('code');
});

it('a slot out of view is hydrated once a navigation has loaded it', async () => {
  // No element ever becomes visible.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  remoteWith({ load: async () => 'Vacancies', Component: ({ data }) => <p>{String(data)}</p> });
  const composition = createBrowserComposition(state);
  const Jobs: ComponentType<{ data: unknown }> = composition.slotComponent('home.jobs');
  renderPage(
    <div data-slot="home.jobs">
      <h2>Plazas</h2>
      <Suspense fallback={null}>
        <Jobs data="Vacancies" />
      </Suspense>
    </div>,
  );
  expect(screen.queryByText('Vacancies')).toBeNull();
  await composition.loadSlot('home.jobs', { locale: 'es' } as PageContext);
  screen.getByText('Vacancies');
});

it('a slot of a section that was taken down is empty, and its code is not requested', async () => {
  loadRemoteModule.mockClear();
  const removed = { vector: { jobs: { ...vector.jobs, isRemoved: true } } };
  const composition = createBrowserComposition({ ...state, ...removed } as unknown as PageState);
  expect(composition.hasSlot('home.jobs')).toBe(true);
  expect(await composition.loadSlot('home.jobs', { locale: 'es' } as PageContext)).toBeNull();
  expect(loadRemoteModule).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});
