import { renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptTimeout } from '../../timeouts.ts';
import { takeEarlyPresses } from './early-presses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows a page whose code never loads. @returns the submissions of its form that are left to the browser */
function openLatePage() {
  const page = renderServerPage(
    <form method="post" action="/inscripcion" data-part="a part whose code does not come">
      <input aria-label="Centro" name="school" defaultValue="CEIP Guiniguada" />
      <button type="submit">Enviar</button>
      <button type="submit" name="intent" value="draft" formAction="/borrador">
        Guardar
      </button>
    </form>,
  );
  takeEarlyPresses({ navigate: async () => {} }, page as unknown as Window);
  const sent: unknown[] = [];
  page.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event;
    sent.push([
      submitter?.getAttribute('formaction') ?? null,
      Object.fromEntries(new FormData(event.target as HTMLFormElement, submitter)),
    ]);
  });
  return sent;
}

it.each([
  ['Guardar', ['/borrador', { school: 'CEIP Guiniguada', intent: 'draft' }]],
  ['Enviar', [null, { school: 'CEIP Guiniguada' }]],
])(
  'a form whose code does not load is submitted once and unchanged by the pressed button: %s',
  async (name, wanted) => {
    const sent = openLatePage();
    screen.getByRole('button', { name }).click();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(scriptTimeout * 3);
    expect(sent).toEqual([wanted]);
  },
);
