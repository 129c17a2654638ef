import { pageContext } from '@ofgc/shared/contract';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Composition, compositionContext } from '../composition/composition.ts';
import type { ReportError } from '../composition/errors/report-error.ts';
import { rootLoader } from './root-loader.ts';

function load(get: () => Promise<unknown>, signal = new AbortController().signal) {
  const reportError = vi.fn<ReportError>();
  const context = new RouterContextProvider();
  context.set(pageContext, { api: { get } } as never);
  context.set(compositionContext, { reportError } as unknown as Composition);
  const request = new Request('https://ofgc.example/', { signal });
  return { reportError, loading: rootLoader({ request, context } as unknown as LoaderFunctionArgs) };
}
const error = new Error('the API is down');

it('the root loader returns no alert when it cannot be fetched, and reports the error once', async () => {
  const { reportError, loading } = load(() => Promise.reject(error));
  expect(await loading).toEqual({ alert: null });
  expect(reportError).toHaveBeenCalledExactlyOnceWith({ kind: 'load', part: 'shell.alert', error });
});

it('the root loader reports nothing when the navigation was aborted', async () => {
  const { reportError, loading } = load(() => Promise.reject(error), AbortSignal.abort());
  expect(await loading).toEqual({ alert: null });
  expect(reportError).not.toHaveBeenCalled();
});
