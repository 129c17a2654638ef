import { fireEvent, renderPage, screen, waitFor } from '../../../testing/render-page.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { DocumentForm } from './DocumentForm.tsx';

afterEach(() => void vi.useRealTimers());

const fields = { words: { isRequired: true, maxLength: 100 } };

it('DocumentForm stays on the page with an error while offline, and is sent when the site answers', async () => {
  renderPage(
    <DocumentForm name="report" submit="Enviar" fields={fields} state={undefined} labelledBy="title">
      {({ field }) => <Field label="Palabras" {...field('words')} />}
    </DocumentForm>,
  );
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const form = screen.getByRole<HTMLFormElement>('form', { hidden: true });
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: /Palabras/ });
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
  window.dispatchEvent(new Event('pageshow'));
  fireEvent.submit(form);
  await waitFor(() => expect(native).toHaveBeenCalledTimes(2));
  // The visitor stopped the sending and corrected a field.
  fireEvent.input(words, { target: { value: 'Lo que pasó ayer' } });
  fireEvent.submit(form);
  await waitFor(() => expect(native).toHaveBeenCalledTimes(3));
  // The visitor stopped the sending and clicked again later.
  vi.setSystemTime(Date.now() + 60_000);
  fireEvent.submit(form);
  await waitFor(() => expect(native).toHaveBeenCalledTimes(4));
});
