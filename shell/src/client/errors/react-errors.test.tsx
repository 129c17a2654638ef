import { act } from '@ofgc/shared/testing/render-page.tsx';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type Composition, CompositionContext } from '../../composition/composition.ts';
import { PartBoundary } from '../../composition/slots/PartBoundary.tsx';
import { createErrorReporter, reportedDigest, writeToConsole } from '../../composition/errors/report-error.ts';
import { rootErrorHandlers } from './react-errors.ts';

const error = new Error('a slot that throws');
const Broken = (): never => {
  throw error;
};
const vector = { jobs: { version: 'v7', mounts: [], slots: ['home.jobs'], integrity: '' } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a slot that throws in the browser is logged once, with its remote and version', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const composition = { reportError: createErrorReporter(vector, writeToConsole) } as Composition;
  const root = createRoot(document.createElement('div'), rootErrorHandlers);
  await act(async () =>
    root.render(
      <CompositionContext value={composition}>
        <PartBoundary part="home.jobs">
          <Broken />
        </PartBoundary>
      </CompositionContext>,
    ),
  );
  expect(log.mock.calls.filter((call) => call.includes(error))).toEqual([
    ['A part of the page failed', { kind: 'render', part: 'home.jobs', remote: 'jobs', version: 'v7' }, error],
  ]);
});

it('an error caught by another boundary is logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  rootErrorHandlers.onCaughtError(error, {});
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});

it.each([
  ['that the server reported is not reported again', Object.assign(new Error('419'), { digest: reportedDigest }), 0],
  ['of another kind is reported', new Error('hydration failed'), 1],
])('a recoverable error of React %s', (_, recovered, times) => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  rootErrorHandlers.onRecoverableError(recovered);
  expect(report).toHaveBeenCalledTimes(times);
});

it('a part that does not hydrate is reported with its components, which tell whose it is', () => {
  const report = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', report);
  const componentStack = '\n    at p\n    at Slot (https://site.test/assets/jobs/v7/browser/jobs.js:1:20)';
  rootErrorHandlers.onRecoverableError(new Error('418'), { componentStack });
  expect(report.mock.lastCall?.[0].stack).toMatch(/^Error: 418\n[^]*jobs\.js:1:20\)$/);
});
