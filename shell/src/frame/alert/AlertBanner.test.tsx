import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Composition, CompositionContext } from '../../composition/composition.ts';
import type { ReportError } from '../../composition/errors/report-error.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { AlertBanner } from './AlertBanner.tsx';

const rendered = { id: 7, key: 'seven', title: 'Hoy <strong>13:00</strong>', eventId: null };
const reportError = vi.fn<ReportError>();
const mount = (alert: typeof rendered | null) =>
  renderPage(
    <CompositionContext value={{ reportError } as unknown as Composition}>
      <AlertBanner alert={alert} />
      <main>
        <h1 tabIndex={-1}>Calendario</h1>
      </main>
    </CompositionContext>,
    { catalogues: { shell: { es, en } } },
  );

const cameOverTheLine = (bytes: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize: bytes } as PerformanceNavigationTiming]);
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  sessionStorage.clear();
  cameOverTheLine(0);
});
afterEach(() => {
  reportError.mockClear();
  vi.restoreAllMocks();
});

describe('the alert', () => {
  it('is not requested again when the page has just come from the server', async () => {
    cameOverTheLine(300);
    const calls = answerApi(() => ({ data: null }));
    mount(rendered);
    comeBack(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toEqual([]);
    expect(screen.getByText('13:00')).toBeTruthy();
  });

  it('is requested when the browser restores the page from its cache', async () => {
    cameOverTheLine(300);
    answerApi(() => ({ data: { id: 8, key: 'eight', title: 'Se aplaza', eventId: null } }));
    mount(rendered);
    comeBack(true);
    expect(await screen.findByText('Se aplaza')).toBeTruthy();
  });

  it('shows the server’s alert with its markup until the API’s response arrives', async () => {
    answerApi(() => ({ data: { id: 8, key: 'eight', title: 'Se aplaza', eventId: null } }));
    mount(rendered);
    expect(screen.getByText('13:00').tagName).toBe('STRONG');
    expect(await screen.findByText('Se aplaza')).toBeTruthy();
    expect(screen.queryByText('13:00')).toBeNull();
  });

  it('stays closed on all pages of the visit, moves focus to the heading, and another alert or text is shown', async () => {
    answerApi(() => ({ data: rendered }));
    const { user, unmount } = mount(rendered);
    await user.click(screen.getByRole('button', { name: es.alert.close }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    unmount();
    cameOverTheLine(300);
    const next = mount(rendered);
    expect(screen.queryByRole('complementary')).toBeNull();
    next.unmount();
    mount({ ...rendered, key: 'seven, changed', title: 'Se cancela' });
    expect(screen.getByRole('complementary', { name: es.alert.label })).toBeTruthy();
  });

  it('keeps its space on a server-rendered page although it is closed, until the next navigation', async () => {
    cameOverTheLine(300);
    sessionStorage.setItem('ofgc:closed-alert', rendered.key);
    const { container, router } = mount(rendered);
    const place = () => container.querySelector('aside');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(place()?.hasAttribute('inert')).toBe(true);
    await router.navigate('/otra');
    await waitFor(() => expect(place()).toBeNull());
  });

  it('can be closed in a browser without storage', async () => {
    cameOverTheLine(300);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { user } = mount({ ...rendered, id: 9, key: 'nine' });
    await user.click(screen.getByRole('button', { name: es.alert.close }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('stays when the request fails, which is reported once', async () => {
    const error = new Error('the API is down');
    answerApi(() => Promise.reject(error));
    mount(rendered);
    await waitFor(() => expect(reportError).toHaveBeenCalled());
    expect(reportError).toHaveBeenCalledExactlyOnceWith({ kind: 'load', part: 'shell.alert', error });
    expect(screen.getByRole('complementary', { name: es.alert.label })).toBeTruthy();
  });

  it('reports nothing when it was unmounted before the response', async () => {
    const answer = Promise.withResolvers<never>();
    const calls = answerApi(() => answer.promise);
    const { unmount } = mount(null);
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    answer.reject(new Error('canceled'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reportError).not.toHaveBeenCalled();
  });
});
