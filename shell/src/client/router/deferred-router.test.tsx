import {
  type DataRouter,
  Form,
  Outlet,
  RouterProvider,
  useActionData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { act, fireEvent, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, matchRoutes } from '#react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createDeferredRouter } from './deferred-router.ts';
import { navigateNatively } from './navigate-natively.ts';
import { documentTimeout, scriptTimeout } from '../../timeouts.ts';

vi.mock('./navigate-natively.ts', () => ({ navigateNatively: vi.fn() }));

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/there')}>go</button>
      <output>{`${useLocation().pathname} ${useNavigation().state}`}</output>
      <input aria-label="note" />
      <Form method="post">
        <input type="hidden" name="form" value="order" />
        <input name="words" defaultValue="" aria-label="words" />
        <button type="submit">send</button>
      </Form>
      <p role="note">{JSON.stringify(useActionData())}</p>
    </>
  );
}
const routes = [{ id: 'root', path: '/', Component: Outlet, children: [{ id: 'page', path: '*', Component: Page }] }];
const hydration = { loaderData: {}, actionData: null, errors: null };

function render(page: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(page));
  onTestFinished(() => act(() => root.unmount()));
}

function open(startRouter: () => Promise<DataRouter>) {
  window.history.replaceState(null, '', '/here');
  const matches = matchRoutes(routes, '/here')!;
  const router = createDeferredRouter({ routes, matches, hydration }, startRouter);
  render(<RouterProvider router={router} />);
  return router;
}
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(navigateNatively).mockClear();
});

it('the deferred router shows the page without its code, and the state “loading” after a click', async () => {
  const start = Promise.withResolvers<DataRouter>();
  open(() => start.promise);
  expect(shown()).toBe('/here idle');
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(shown()).toBe('/here loading'));
});

it('the deferred router navigates once its code has loaded, and keeps what was typed', async () => {
  const real = createMemoryRouter(routes, { initialEntries: ['/here'] });
  open(() => Promise.resolve(real));
  screen.getByRole<HTMLInputElement>('textbox', { name: 'note' }).value = 'flauta';
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(shown()).toBe('/there idle'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'note' }).value).toBe('flauta');
  expect(navigateNatively).not.toHaveBeenCalled();
});

it('the deferred router leaves a navigation to the browser when its code cannot be loaded', async () => {
  open(() => Promise.reject(new Error('offline')));
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  await waitFor(() => expect(navigateNatively).toHaveBeenCalledOnce());
  expect(vi.mocked(navigateNatively).mock.calls[0]?.[0]).toBe('/there');
});

it('the deferred router keeps an unsent form with status 503 while the site does not answer', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  open(() => Promise.reject(new Error('offline')));
  screen.getByRole<HTMLInputElement>('textbox', { name: 'words' }).value = 'Somos 28.';
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(screen.getByRole('note').textContent).toContain('"status":503'));
  expect(JSON.parse(screen.getByRole('note').textContent)).toMatchObject({
    form: 'order',
    values: { words: 'Somos 28.' },
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'words' }).value).toBe('Somos 28.');
  expect(shown()).toBe('/here idle');
  expect(navigateNatively).not.toHaveBeenCalled();

  // The site responds; only the code fails to load.
  asked.mockResolvedValue(new Response());
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(navigateNatively).toHaveBeenCalledOnce());
});

it('the deferred router leaves a navigation to the browser after three seconds', async () => {
  vi.useFakeTimers();
  const router = open(() => new Promise<never>(() => {}));
  void router.navigate('/there');
  await act(() => vi.advanceTimersByTimeAsync(scriptTimeout - 1));
  expect(navigateNatively).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(navigateNatively).toHaveBeenCalledOnce();
});

it('the deferred router leaves only the latest of two navigations to the browser', async () => {
  vi.useFakeTimers();
  const router = open(() => new Promise<never>(() => {}));
  void router.navigate('/given-up');
  await act(() => vi.advanceTimersByTimeAsync(scriptTimeout - 500));
  void router.navigate('/there');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(navigateNatively).not.toHaveBeenCalled();
  // A further click does not postpone the document.
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(vi.mocked(navigateNatively).mock.calls.map(([target]) => target)).toEqual(['/there']);
});

it('the deferred router loads no document for a navigation after which it has shown another page', async () => {
  vi.useFakeTimers();
  const start = Promise.withResolvers<DataRouter>();
  const router = open(() => start.promise);
  void router.navigate('/given-up');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  void router.navigate('/there');
  await act(() => vi.advanceTimersByTimeAsync(scriptTimeout - 1_500));
  const real = createMemoryRouter(routes, { initialEntries: ['/here'] });
  const navigate = vi.spyOn(real, 'navigate');
  start.resolve(real);
  await act(() => vi.advanceTimersByTimeAsync(scriptTimeout));
  expect(shown()).toBe('/there idle');
  expect(navigate).toHaveBeenCalledOnce();
  expect(navigateNatively).not.toHaveBeenCalled();
});

it.each(['comes', 'does not come'])(
  'the deferred router stays on its page after “back” when its code %s',
  async (code) => {
    vi.useFakeTimers();
    const start = Promise.withResolvers<DataRouter>();
    const router = open(() => start.promise);
    act(() => void router.navigate('/there'));
    expect(shown()).toBe('/here loading');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toBe('/here idle');
    if (code === 'comes') start.resolve(createMemoryRouter(routes, { initialEntries: ['/here'] }));
    await act(() => vi.advanceTimersByTimeAsync(scriptTimeout));
    expect(shown()).toBe('/here idle');
    expect(navigateNatively).not.toHaveBeenCalled();
  },
);

it('the deferred router reloads the document at another address of the history, not at another part of the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  open(() => Promise.reject(new Error('offline')));
  const goTo = async (address: string) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
  };
  await goTo('/here#part');
  expect(reload).not.toHaveBeenCalled();
  await goTo('/here?page=2');
  expect(reload).toHaveBeenCalled();
});

it('the deferred router’s navigation lasts as long as the browser may take to load the document', async () => {
  vi.useFakeTimers();
  const ended = vi.fn<() => void>();
  void open(() => Promise.reject(new Error('offline')))
    .navigate('/there')
    .then(ended);
  await act(() => vi.advanceTimersByTimeAsync(documentTimeout - 1));
  expect(navigateNatively).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(ended).toHaveBeenCalledOnce();
});
