import { act, renderPage, screen, waitFor } from '@ofgc/shared/testing/render-page.tsx';
import { redirect, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CircularForm } from './CircularForm.tsx';

/** A page that has a new key each time that it is loaded. */
function Page() {
  const { key } = useLocation();
  return <CircularForm formKey={key} labelledBy="cartas" />;
}
const render = (action: () => unknown = () => redirect('/?hecho=carta')) =>
  renderPage(<Page />, { path: '/?hecho=carta', catalogues: { education: { es, en } }, action });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('CircularForm', () => {
  it('empties its field each time that it was sent', async () => {
    const { user } = render();
    for (const words of ['Traigan agua', 'Traigan gorra']) {
      await user.type(box(), words);
      expect(box().value).toBe(words);
      await user.click(screen.getByRole('button'));
      await waitFor(() => expect(box().value).toBe(''));
    }
  });

  it.each(['/?hecho=carta', '/'])(
    'keeps the text typed after a message was sent when %s is loaded',
    async (address) => {
      const { user, router } = render();
      await user.type(box(), 'Traigan agua');
      await act(() => router.navigate(address));
      expect(box().value).toBe('Traigan agua');
    },
  );

  it('keeps its text, and has the focus on its errors, when it was refused', async () => {
    const errors = { to: 'Elija a quién escribe.' };
    const values = { text: 'Traigan agua' };
    const { user } = render(() => ({ form: 'circular', status: 422, message: '', errors, values }));
    await user.type(box(), values.text);
    const typed = box();
    await user.click(screen.getByRole('button'));
    const summary = await screen.findByRole('group');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(box()).toBe(typed);
    expect(typed.value).toBe(values.text);
  });
});
