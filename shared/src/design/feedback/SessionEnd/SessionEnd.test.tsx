import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { SiteContext } from '@ofgc/shared/contract';
import { act, fireEvent, renderPage, screen, testSite } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionEnd } from './SessionEnd.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const words = {
  title: 'Termina.',
  text: 'No perderá nada.',
  stay: 'Seguir',
  failed: 'Inténtelo otra vez.',
  open: 'Está abierta.',
  last: 'Es la última.',
  over: 'Ha terminado.',
  signIn: 'Entrar',
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const pass = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000);
  });
const told = () => screen.getByRole('status').textContent;
const show = () =>
  renderPage(<SessionEnd kind="staff" endsAt={inMinutes(30)} words={(key) => words[key]} />, {
    path: '/oficina?estado=new',
    locale: 'en',
  });
const stay = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await vi.waitFor(() => expect(told()).not.toContain('Termina.'));
};

it('SessionEnd warns three minutes before the end, can prolong the session, and warns again later', async () => {
  const calls = answerApi(() => ({ data: { identity: { idleEndsAt: inMinutes(30) } } }));
  show();
  pass(26);
  expect(told()).toBe('');
  pass(2);
  expect(told()).toContain('Termina.');
  await stay();
  expect([told(), calls.map(({ path }) => path)]).toEqual(['Está abierta.', ['api/session']]);
  // Waits for the effect that starts the timers for the later end.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), { timeout: 20_000 });
  pass(28);
  expect(told()).toContain('Termina.');
});

it('SessionEnd opens the sign-in page in another tab after the end, and keeps the warning when offline', async () => {
  let identity: null | undefined;
  answerApi(() => (identity === undefined ? Promise.reject(new Error('offline')) : { data: { identity } }));
  show();
  pass(29);
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await vi.waitFor(() => expect(told()).toContain('Inténtelo otra vez.'));
  expect(told()).toContain('Termina.');
  identity = null;
  await stay();
  expect(told()).toContain('Ha terminado.');
  const way = screen.getByRole('link', { name: 'Entrar' });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([
    '/en/oficina/entrar?volver=%2Foficina%3Festado%3Dnew',
    '_blank',
  ]);
});

it('SessionEnd announces the end of the session by itself', () => {
  show();
  pass(31);
  expect(told()).toContain('Ha terminado.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Entrar' })).toBeTruthy();
});

it.each([
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from the history', () => window.dispatchEvent(new Event('pageshow'))],
])('SessionEnd announces an end during which the device slept, once %s', (_, wake) => {
  show();
  // Only the clock goes on: timers stand still.
  vi.setSystemTime(Date.now() + 40 * 60_000);
  expect(told()).toBe('');
  wake();
  pass(0);
  expect(told()).toContain('Ha terminado.');
});

it.each([
  ['the field that had it before', 'textbox', 'Centro'],
  ['the heading where nothing had it', 'heading', 'Oficina'],
] as const)('SessionEnd returns the focus from its button, which goes, to %s', async (_, role, name) => {
  answerApi(() => ({ data: { identity: { idleEndsAt: inMinutes(30) } } }));
  renderPage(
    <main>
      <h1>Oficina</h1>
      <input aria-label="Centro" />
      <SessionEnd kind="staff" endsAt={inMinutes(30)} words={(key) => words[key]} />
    </main>,
  );
  pass(28);
  const field = screen.getByRole(role, { name });
  field.focus();
  screen.getByRole('button', { name: 'Seguir' }).focus();
  await stay();
  expect(document.activeElement).toBe(field);
});

it('SessionEnd announces that the session cannot be prolonged, and then its end', async () => {
  const end = inMinutes(30);
  answerApi(() => ({ data: { identity: { idleEndsAt: end } } }));
  show();
  pass(28);
  await stay();
  expect(told()).toContain('Es la última.');
  expect(screen.queryByRole('button')).toBeNull();
  pass(3);
  expect(told()).toContain('Ha terminado.');
});

it('SessionEnd removes the warning when another tab prolongs the session', async () => {
  const { unmount } = show();
  pass(28);
  expect(told()).toContain('Termina.');
  const otherTab = new BroadcastChannel('session-end-staff');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  otherTab.postMessage(inMinutes(30));
  await vi.waitFor(() => expect(told()).toBe('Está abierta.'), { timeout: 20_000 });
  otherTab.close();
  unmount();
});

it.each([
  ['slow', 60],
  ['fast', -60],
])('SessionEnd counts by the server’s clock when the device’s clock is an hour %s', async (_, ahead) => {
  const end = inMinutes(ahead + 30);
  const renderedAt = new Date(testSite.renderedAt.getTime() + ahead * 60_000);
  answerApi(() => ({ data: { identity: { idleEndsAt: end } } }));
  renderPage(
    <SiteContext value={{ ...testSite, renderedAt }}>
      <SessionEnd kind="staff" endsAt={end} words={(key) => words[key]} />
    </SiteContext>,
  );
  pass(26);
  expect(told()).toBe('');
  pass(2);
  expect(told()).toContain('Termina.');
  await stay();
  expect(told()).toContain('Es la última.');
  pass(3);
  expect(told()).toContain('Ha terminado.');
});
