import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { PlaceReasons } from './PlaceReasons.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { sampleCall, sampleRegistration } from './sample-registration.ts';

const options = { catalogues: { education: { es, en } } };
const form = <RegistrationForm call={sampleCall()} formKey="key-1" contact={{ contact: 'Eva', phone: '928' }} />;
const sent = (container: ParentNode) =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined)) as Record<string, string>;

describe('the form of a registration', () => {
  it('is a plain form whose first button saves a draft: the key Enter sends nothing by mistake', () => {
    const page = renderServerPage(form, options);
    const buttons = within(page).getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
      ['intent', 'draft', 'Guardar borrador'],
      ['', '', 'Enviar la inscripción'],
    ]);
    expect(sent(page)).toMatchObject({ form: 'registration', formKey: 'key-1', version: '0', contact: 'Eva' });
  });

  it('says what a star means', () => {
    renderPage(form, options);
    expect(screen.getByText('Los campos con * son obligatorios.')).toBeTruthy();
  });

  it('asks for as many wishes as there are sessions, and says which are full', () => {
    renderPage(form, options);
    const wishes = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Preferencia/ });
    expect(wishes).toHaveLength(2);
    expect([...(wishes[0]?.options ?? [])].map(({ text }) => plainSpaces(text))).toEqual([
      'Elija',
      'mié 24 feb, 10:30 · Telde · quedan 6 plazas',
      'mié 24 feb, 10:30 · Ingenio · completa, lista de espera',
    ]);
  });

  it('shows what was saved, and goes on with its version', () => {
    const saved = sampleRegistration();
    const { container } = renderPage(<RegistrationForm call={sampleCall()} formKey="key-2" saved={saved} />, options);
    expect(sent(container)).toMatchObject({
      intent: 'change',
      version: '2',
      wish1: '5',
      wish2: '7',
      level1: 'primary2',
      pupils1: '24',
      teachers1: '2',
      wheelchairs1: '1',
      pupils2: '',
    });
    expect(screen.queryByRole('button', { name: 'Guardar borrador' })).toBeNull();
  });

  it('says the version that is saved now only to who was told that somebody changed it', () => {
    const saved = sampleRegistration({ version: 5 });
    const page = <RegistrationForm call={sampleCall()} formKey="key-1" saved={saved} />;
    const came = (status: number) => {
      const values = { formKey: 'key-0', version: '4' };
      const actionData = { form: 'registration', status, message: '', errors: {}, values };
      const { container, unmount } = renderPage(page, { ...options, actionData });
      const { version } = sent(container);
      unmount();
      return version;
    };
    expect([came(422), came(409)]).toEqual(['4', '5']);
  });

  it('comes back with what was typed and with the key that it was sent with', () => {
    const values = { pupils2: 'veinte', formKey: 'key-0', version: '3' };
    const errors = { pupils2: 'Escriba un número entero de 0 a 200.' };
    const actionData = { form: 'registration', status: 422, message: '', errors, values };
    const { container } = renderPage(form, { ...options, actionData });
    expect(sent(container)).toMatchObject(values);
    const [second, third] = [...container.querySelectorAll('details')];
    expect([second?.open, textOf(second?.querySelector('summary') ?? undefined)]).toEqual([true, 'Grupo 2']);
    expect([third?.open, textOf(third?.querySelector('summary') ?? undefined)]).toEqual([
      false,
      'Añadir el grupo 3Grupo 3',
    ]);
  });
});

it('the reasons tell the turn, what was left of each dearer wish then, and how to check it', () => {
  const { wishes } = sampleRegistration();
  const [telde, ingenio] = wishes;
  if (!telde || !ingenio) throw new Error('the sample has two wishes');
  const drawn = {
    seed: '79250',
    drawnAt: '2027-01-25T10:00:00.000Z',
    position: 17,
    of: 40,
    hasPriority: false,
    lot: 'ab12',
    missed: [{ session: telde, seats: 6, wheelchairs: 3 }],
    session: ingenio,
  };
  renderPage(<PlaceReasons drawn={drawn} seats={26} wheelchairs={1} />, options);
  expect(screen.getByText(/^Su inscripción tuvo el turno 17 de 40/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent))).toEqual([
    'mié 24 feb, 10:30 · Telde: en su turno había 6 butacas y 3 espacios para sillas de ruedas; necesitaba 26 y 1.',
    'mié 24 feb, 10:30 · Ingenio: cabían todos. Es su sesión.',
  ]);
  expect(screen.getByText('79250')).toBeTruthy();
});

it.each([
  ['es', 1, 1, 'en su turno había 1 butaca y 1 espacio para sillas de ruedas; necesitaba 26 y 0.'],
  ['en', 1, 1, 'at your turn it had 1 seat and 1 wheelchair space left; you needed 26 and 0.'],
  ['en', 2, 0, 'at your turn it had 2 seats and 0 wheelchair spaces left; you needed 26 and 0.'],
] as const)('the reasons count in the words of the language (%s, %i, %i)', (locale, seats, wheelchairs, words) => {
  const [telde] = sampleRegistration().wishes;
  if (!telde) throw new Error('the sample has two wishes');
  const drawn = {
    seed: '79250',
    drawnAt: '2027-01-25T10:00:00.000Z',
    position: 17,
    of: 40,
    hasPriority: false,
    lot: 'ab12',
    missed: [{ session: telde, seats, wheelchairs }],
    session: null,
  };
  renderPage(<PlaceReasons drawn={drawn} seats={26} wheelchairs={0} />, { ...options, locale });
  expect(plainSpaces(screen.getByRole('listitem').textContent)).toContain(words);
});
