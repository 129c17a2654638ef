import { act, fireEvent, renderPage, screen, waitFor } from '../../../testing/render-page.tsx';
import { isWaiting } from '@ofgc/shared/state';
import { afterEach, expect, it, vi } from 'vitest';
import es from '../../../i18n/locales/es.json' with { type: 'json' };
import { Field } from '../Field/Field.tsx';
import { DocumentForm } from './DocumentForm.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Palabras/ });
const fields = { words: { isRequired: true, maxLength: 100 } };

function renderForm() {
  const { store } = renderPage(
    <DocumentForm name="report" submit="Enviar" fields={fields} state={undefined} labelledBy="title">
      {({ field }) => <Field label="Palabras" {...field('words')} />}
    </DocumentForm>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { hidden: true });
  return { form, store, words: field() };
}

it('DocumentForm stays on the page with an error while offline, and is sent when the site answers', async () => {
  const { form, words } = renderForm();
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  words.value = 'Lo que pasó';
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const said = await screen.findByRole('group', { name: /No hemos podido enviarlo/ });
  // The effect that sets the focus may run after the text is visible.
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(words.value).toBe('Lo que pasó');

  const native = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  asked.mockResolvedValue(new Response());
  // Dispatches `submit` as a click would; a second click sends nothing twice.
  for (let press = 0; press < 2; press++) fireEvent.submit(form);
  await waitFor(() => expect(native).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  fireEvent.submit(form);
  await waitFor(() => expect(native).toHaveBeenCalledTimes(2));
  // The visitor stopped the sending and corrected a field.
  fireEvent.input(words, { target: { value: 'Lo que pasó ayer' } });
  fireEvent.submit(form);
  await waitFor(() => expect(native).toHaveBeenCalledTimes(3));
});

it.each([
  [429, es.form.tooMany],
  [413, es.form.tooLarge],
])('DocumentForm is not posted, and keeps what was typed, where the site would answer %i', async (status, message) => {
  const { form, words } = renderForm();
  const native = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
  words.value = 'Lo que pasó';
  fireEvent.submit(form);
  expect((await screen.findByRole('group', { name: /No hemos podido enviarlo/ })).textContent).toContain(message);
  expect([field().value, native.mock.calls.length]).toEqual(['Lo que pasó', 0]);
  const [address, options] = asked.mock.calls[0] ?? [];
  expect([address, options?.method]).toEqual([location.href, 'HEAD']);
  // With the two fields and what is around them.
  expect(Number(new Headers(options?.headers).get('X-Form-Size'))).toBeGreaterThan('reportLo que pasó'.length);
});

it.each([
  ['the site cannot be reached', new TypeError('offline'), () => {}],
  ['the visitor comes back to the page', new Response(), () => window.dispatchEvent(new Event('pageshow'))],
  [
    'the visitor, who may have stopped it, corrects a field',
    new Response(),
    () => fireEvent.input(field(), { target: { value: 'x' } }),
  ],
  ['the longest time is over', new Response(), () => vi.advanceTimersByTime(63_000)],
])('DocumentForm shows that it is being sent until %s', async (_, answer, restore) => {
  vi.useFakeTimers();
  const { form, store } = renderForm();
  vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  const found = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(found.promise);
  const isShown = () => [screen.getByRole('button').getAttribute('aria-busy'), store.get(isWaiting)];
  expect(isShown()).toEqual([null, false]);
  fireEvent.submit(form);
  expect(isShown()).toEqual(['true', true]);
  await act(async () => (answer instanceof Error ? found.reject(answer) : found.resolve(answer)));
  if (!(answer instanceof Error)) expect(isShown()).toEqual(['true', true]);
  act(() => void restore());
  expect(isShown()).toEqual([null, false]);
});

it('DocumentForm is sent once when a field is corrected and the form sent again before the site has answered', async () => {
  const { form, words } = renderForm();
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const asked = vi.spyOn(globalThis, 'fetch');
  for (const { promise } of answers) asked.mockReturnValueOnce(promise);
  const native = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  fireEvent.submit(form);
  fireEvent.input(words, { target: { value: 'Lo que pasó' } });
  fireEvent.submit(form);
  expect(asked).toHaveBeenCalledTimes(2);
  const settle = (settled: () => void) => act(async () => settled());
  await settle(() => answers[1]?.resolve(new Response()));
  expect(native).toHaveBeenCalledOnce();
  await settle(() => answers[0]?.reject(new TypeError('too late')));
  expect(screen.queryByRole('group')).toBeNull();
  expect(native).toHaveBeenCalledOnce();
});

it('DocumentForm is sent once, with the correction, when a field is corrected before the site has answered', async () => {
  const { form, words } = renderForm();
  const answer = Promise.withResolvers<Response>();
  const asked = vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  const native = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  fireEvent.submit(form);
  fireEvent.input(words, { target: { value: 'Lo que pasó' } });
  await act(async () => answer.resolve(new Response()));
  expect(native).toHaveBeenCalledOnce();
  // A second click while the browser is posting.
  fireEvent.submit(form);
  expect(asked).toHaveBeenCalledOnce();
});
