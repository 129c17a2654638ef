import { choiceCookie, writeChoice } from '@ofgc/shared/third-party/choice.ts';
import { screen } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ConsentPanel } from './consent-panel.ts';

const services = [{ name: 'statistics', script: 'data:text/javascript,' }];
const choose = (...allowed: string[]) => {
  document.cookie = `${choiceCookie}=${writeChoice(['statistics'], new Set(allowed), new Date())}; path=/`;
};
const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
const reload = vi.spyOn(location, 'reload');
const layered = window as { dataLayer?: object[] };
const layer = () => (layered.dataLayer ?? []).map((entry) => ('path' in entry ? entry.path : 'start'));

/** The panel of a visitor who has not answered yet, and the answers to its requests, which come when the test lets them. */
function ask() {
  document.documentElement.lang = 'es';
  document.cookie = `${choiceCookie}=; path=/; max-age=0`;
  document.body.innerHTML = `<div id="panel"><form action="/cookies"><p class="failed" data-sentence="No"></p>
    <button name="answer" value="all">Accept</button><button name="answer" value="none">Reject</button></form></div>`;
  const panel = document.getElementById('panel')!;
  panel.dataset.services = JSON.stringify(services);
  const requests: { answer: string | null; saves: (...allowed: string[]) => void }[] = [];
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((_, { body, signal } = {}) => {
    const saved = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => saved.reject(signal.reason));
    const saves = (...allowed: string[]) => {
      // As in a browser: the cookie of a request that was given up is not set.
      if (!signal?.aborted) choose(...allowed);
      saved.resolve({ type: 'opaqueredirect' } as Response);
    };
    requests.push({ answer: (body as URLSearchParams).get('answer'), saves });
    return saved.promise;
  });
  onTestFinished(() => asked.mockRestore());
  new ConsentPanel(panel, { failed: 'failed', saved: 'saved' }).start();
  return { panel, requests, press: (name: string) => screen.getByRole('button', { name }).click() };
}

/** A page with a form, and the panel of a visitor who allows statistics. */
function start(): HTMLInputElement {
  document.head.innerHTML = '<title>Contact</title>';
  document.body.innerHTML = `<form method="post"><input></form><form method="get"><input></form><div id="panel"></div>`;
  choose('statistics');
  const panel = document.getElementById('panel');
  if (!panel) throw new Error('no panel');
  panel.dataset.services = JSON.stringify(services);
  new ConsentPanel(panel, {}).start();
  const [field] = document.querySelectorAll('input');
  if (!field) throw new Error('no field');
  return field;
}
const type = (field: HTMLInputElement | null | undefined) =>
  field?.dispatchEvent(new Event('input', { bubbles: true }));

const listening = vi.spyOn(document, 'addEventListener');
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset().mockReturnValue();
  delete layered.dataLayer;
  history.replaceState(null, '', '/contact');
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('lang');
  for (const [name, listener] of listening.mock.calls) document.removeEventListener(name, listener);
  listening.mockClear();
});

it('consent that is withdrawn in another tab loads the document anew, also where only a search was typed', () => {
  start();
  type(document.querySelector<HTMLInputElement>('form[method=get] input'));
  choose();
  returnToTab();
  expect(reload).toHaveBeenCalledOnce();
});

it('consent that is withdrawn while a form is being written keeps the form, and stops the reports of pages', async () => {
  type(start());
  choose();
  returnToTab();
  returnToTab();
  expect(reload).not.toHaveBeenCalled();
  history.pushState(null, '', '/next');
  document.title = 'Next';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(layer()).toEqual(['start']);
});

it('consent that is given again while a form is being written reloads nothing', async () => {
  type(start());
  choose();
  returnToTab();
  choose('statistics');
  history.pushState(null, '', '/next');
  document.title = 'Next';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  expect(layer()).toEqual(['start', '/next']);
});

it('consent that is withdrawn after a form was sent loads the document anew', () => {
  const field = start();
  type(field);
  field.form?.replaceWith('Thank you');
  choose();
  returnToTab();
  expect(reload).toHaveBeenCalledOnce();
});

it('consent that is refused before it was saved stays refused, whichever answer comes first', async () => {
  const { panel, requests, press } = ask();
  press('Accept');
  press('Reject');
  const [accepted, refused] = requests;
  expect([accepted?.answer, refused?.answer]).toEqual(['all', 'none']);
  refused?.saves();
  accepted?.saves('statistics');
  await vi.advanceTimersByTimeAsync(0);
  expect(panel.dataset.asking).toBeUndefined();
  expect(panel.textContent).not.toContain('No');
  expect(layer()).toEqual([]);
  returnToTab();
  expect(layer()).toEqual([]);
});
