import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { failedRequests } from '@ofgc/shared/state';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { RegistrationForm } from './RegistrationForm.tsx';
import { sampleCall, sampleRegistration } from '../../../testing/sample-registration.ts';

const options = { catalogues: { education: { es, en } } };
const centre = { id: 4, contact: 'Eva', phone: '928' };
const form = <RegistrationForm call={sampleCall()} formKey="key-1" centre={centre} />;
const sent = (container: ParentNode) =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined)) as Record<string, string>;

describe('RegistrationForm', () => {
  it('has the button for a draft first, so that Enter saves a draft', () => {
    const page = renderServerPage(form, options);
    const buttons = within(page).getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
      ['intent', 'draft', 'Guardar borrador'],
      ['', '', 'Enviar la inscripción'],
    ]);
    expect(sent(page)).toMatchObject({ form: 'registration', formKey: 'key-1', centre: '4', contact: 'Eva' });
    expect(sent(page).version).toBe('0');
  });

  it('explains the mark of required fields', () => {
    renderPage(form, options);
    expect(screen.getByText('Los campos con * son obligatorios.')).toBeTruthy();
  });

  it('says who uses the data and what for, and leads to the page on data protection', () => {
    renderPage(form, options);
    expect(screen.getByText(/Responsable:.*Finalidad:.*rectificarlos/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Protección de datos' }).getAttribute('href')).toBe('/proteccion-datos');
  });

  it('has a wish for each session, and marks full sessions', () => {
    renderPage(form, options);
    const wishes = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Preferencia/ });
    expect(wishes).toHaveLength(2);
    expect([...(wishes[0]?.options ?? [])].map(({ text }) => plainSpaces(text))).toEqual([
      'Elija',
      'mié 24 feb, 10:30 · Telde · quedan 6 plazas',
      'mié 24 feb, 10:30 · Ingenio · completa, lista de espera',
    ]);
  });

  it('shows the saved values and keeps their version', () => {
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

  it('shows what is saved when the registration was changed in another tab meanwhile', () => {
    const saved = sampleRegistration();
    const shown = (differences: Parameters<typeof sampleRegistration>[0] = {}) => (
      <RegistrationForm call={sampleCall()} formKey="key-2" saved={sampleRegistration(differences)} />
    );
    const { container, showAnew } = renderPage(shown(), options);
    showAnew(shown({ version: 3, wishes: saved.wishes.toReversed() }));
    expect(sent(container)).toMatchObject({ version: '3', wish1: '7', wish2: '5' });
  });

  it('has the new version only after a conflict (409), not after an invalid form (422)', () => {
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

  it('keeps what is corrected after a conflict, and where, when the page gets the present version', async () => {
    const page = (version: number) => (
      <RegistrationForm call={sampleCall()} formKey="key-1" saved={sampleRegistration({ version })} />
    );
    const values = { formKey: 'key-0', version: '4', pupils1: '20' };
    const actionData = { form: 'registration', status: 409, message: '', errors: {}, values };
    const { container, showAnew, user, store } = renderPage(page(4), { ...options, actionData });
    const [failed] = [store.get(failedRequests)];
    const pupils = screen.getAllByRole('textbox', { name: /^Alumnado/ })[0] as HTMLInputElement;
    await user.clear(pupils);
    await user.type(pupils, '21');
    showAnew(page(5));
    expect(sent(container)).toMatchObject({ version: '5', pupils1: '21' });
    expect(document.activeElement).toBe(pupils);
    expect(store.get(failedRequests)).toBe(failed);
  });

  it('keeps the typed values and the form key when it was refused', () => {
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
