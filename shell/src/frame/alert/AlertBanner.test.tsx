import type * as AlertsApi from '@ofgc/shared/api-client/alerts.ts';
import { createI18n } from '@ofgc/shared/i18n';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type Composition, CompositionContext } from '../../composition/composition.ts';
import type { ReportError } from '../../composition/report-error.ts';
import { renderWithoutElements } from '../../testing/render-without-elements.ts';
import { AlertBanner } from './AlertBanner.tsx';

const fetchActiveAlert = vi.hoisted(() => vi.fn<typeof AlertsApi.fetchActiveAlert>());
vi.mock('@ofgc/shared/api-client/alerts.ts', () => ({ fetchActiveAlert }));

const reportError = vi.fn<ReportError>();
function mount() {
  const element = (
    <CompositionContext value={{ reportError } as unknown as Composition}>
      <I18nextProvider i18n={createI18n('es', {})}>
        <AlertBanner alert={null} isActive={false} />
      </I18nextProvider>
    </CompositionContext>
  );
  return renderWithoutElements(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockClear();
});

it('reports once that the alert could not be asked for again', async () => {
  const error = new Error('the API is down');
  fetchActiveAlert.mockRejectedValue(error);
  await mount();
  await vi.waitFor(() => expect(reportError).toHaveBeenCalled());
  expect(reportError).toHaveBeenCalledExactlyOnceWith({ kind: 'load', part: 'shell.alert', error });
});

it('reports nothing when it went before the answer', async () => {
  const answer = Promise.withResolvers<null>();
  fetchActiveAlert.mockReturnValue(answer.promise);
  const unmount = await mount();
  await vi.waitFor(() => expect(fetchActiveAlert).toHaveBeenCalled());
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  answer.reject(new Error('canceled'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reportError).not.toHaveBeenCalled();
});
