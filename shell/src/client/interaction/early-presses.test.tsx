import { act, renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signallingHydration } from '../../composition/slots/hydrated-parts.ts';
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

type Answer = (data: FormData) => void;

it.each([
  ['of a form', (answer: Answer) => ({ form: { action: answer }, button: {} })],
  ['of a button', (answer: Answer) => ({ form: {}, button: { formAction: answer } })],
])('the function %s answers what was sent before its part is hydrated, and no page is asked for', async (of, given) => {
  const answer = vi.fn<(year: unknown) => void>();
  const navigate = vi.fn(async () => {});
  const { form, button } = given((data) => answer(data.get('year')));
  const Part = signallingHydration(of, () => (
    <form data-part={of} {...form}>
      <input aria-label="Año" name="year" defaultValue="1980" />
      <button {...button}>Comprobar</button>
    </form>
  ));
  const page = renderServerPage(<Part />);
  takeEarlyPresses({ navigate }, page as unknown as Window);
  screen.getByRole('button').click();
  renderPage(<Part />, { hydrate: page });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(navigate).not.toHaveBeenCalled();
  expect(answer.mock.calls).toEqual([['1980']]);
});

it('a filter that is sent before its part is hydrated leads to its results in place', () => {
  const navigate = vi.fn(async (_to: unknown) => {});
  const page = renderServerPage(
    <form action="/conciertos" data-part="a filter whose code does not come">
      <input aria-label="Lugar" name="lugar" defaultValue="Telde" />
      <button>Filtrar</button>
    </form>,
  );
  takeEarlyPresses({ navigate }, page as unknown as Window);
  screen.getByRole('button').click();
  expect(navigate.mock.calls).toEqual([['/conciertos?lugar=Telde']]);
});
