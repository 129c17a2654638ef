import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CircularForm } from './CircularForm.tsx';

/** A page that is loaded again at each click, with a new key. */
function Page({ isSent }: { isSent: boolean }) {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <button onClick={() => setLoads(loads + 1)}>Siguiente</button>
      <CircularForm formKey={`key-${loads}`} isSent={isSent && loads > 0} labelledBy="cartas" />
    </>
  );
}
function render(isSent: boolean, actionData?: unknown) {
  const { user } = renderPage(<Page isSent={isSent} />, { catalogues: { education: { es, en } }, actionData });
  return { user, loadAgain: () => user.click(screen.getByRole('button', { name: 'Siguiente' })) };
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('CircularForm', () => {
  it('empties its field each time that it was sent', async () => {
    const { user, loadAgain } = render(true);
    for (const words of ['Traigan agua', 'Traigan gorra']) {
      await user.type(box(), words);
      expect(box().value).toBe(words);
      await loadAgain();
      expect(box().value).toBe('');
    }
  });

  it('keeps the typed text when another form of the page is sent', async () => {
    const { user, loadAgain } = render(false);
    await user.type(box(), 'Traigan agua');
    await loadAgain();
    expect(box().value).toBe('Traigan agua');
  });

  it('keeps its error summary with the focus when it was refused', async () => {
    const errors = { text: 'Escriba el mensaje.' };
    const { loadAgain } = render(true, { form: 'circular', status: 422, message: '', errors, values: { text: '' } });
    const summary = screen.getByRole('group');
    expect(document.activeElement).toBe(summary);
    await loadAgain();
    expect(screen.getByRole('group')).toBe(summary);
  });
});
