import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentTimeout } from '../../timeouts.ts';
import { createDeparture, type Departure } from './departure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loader = vi.fn(() => 'data');

/** On a page that may itself be confidential: such pages are always left by loading a document. */
function visit({ actionData = {} }: { actionData?: Record<string, unknown> } = {}) {
  const leave = vi.fn((navigation: AbortSignal) => departure.leaving(navigation));
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        middleware: [
          ({ request }, next) =>
            request.url.includes('/confidential') && !departure.isStaying() ? leave(request.signal) : next(),
        ],
        children: [
          { id: 'here', path: 'confidential/here', loader },
          { id: 'there', path: 'confidential/there', loader },
          { id: 'slow', path: 'slow', loader: () => slow.promise },
        ],
      },
    ],
    { initialEntries: ['/confidential/here?a=1'], hydrationData: { loaderData: { here: 'data' }, actionData } },
  );
  const slow = Promise.withResolvers<string>();
  const departure: Departure = createDeparture(() => router);
  return { router, departure, slow, leave };
}

it('a departure returns to the shown page without loading when the document does not arrive in time', async () => {
  const { router, leave, departure } = visit();
  loader.mockClear();
  void router.navigate('/confidential/there');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(departure.target()).toBe('/confidential/there');
  await vi.advanceTimersByTimeAsync(documentTimeout - 1_000);
  expect(router.state.navigation.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(router.state).toMatchObject({
    navigation: { state: 'idle' },
    location: { pathname: '/confidential/here', search: '?a=1' },
    loaderData: { here: 'data' },
  });
  expect(leave).toHaveBeenCalledOnce();
  expect(loader).not.toHaveBeenCalled();
  void router.navigate('/confidential/there');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
});

it('a departure does not delay another navigation that begins meanwhile', async () => {
  const { router, leave, slow } = visit();
  void router.navigate('/confidential/there');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  const gone = router.navigate('/slow');
  await vi.advanceTimersByTimeAsync(documentTimeout);
  slow.resolve('late');
  await gone;
  expect(router.state).toMatchObject({ location: { pathname: '/slow' }, loaderData: { slow: 'late' } });
});

it('a departure that fails keeps the action data of a form', async () => {
  const { router, leave } = visit({ actionData: { here: 'the code of a report' } });
  void router.navigate('/confidential/there');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(documentTimeout);
  expect(router.state.actionData).toEqual({ here: 'the code of a report' });
});

it('a departure returns to the shown page when the browser restores it from its cache', async () => {
  const { router, leave } = visit();
  void router.navigate('/confidential/there');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.pathname).toBe('/confidential/here');
});
