import { describe, expect, it } from 'vitest';
import { inscriptionFieldKinds } from '../../../domain/inscriptions/inscription-field.ts';
import { addressOf, textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen } from '../../../testing/render-page.tsx';
import { sampleInscription, sampleInscriptionField } from '../../../testing/sample-inscription.ts';
import { InscriptionForm } from './InscriptionForm.tsx';

const option = { value: 'a', label: 'Día A', state: 'open', opensAt: null, placesLeft: null } as const;
const question = { ...sampleInscription().consent, purpose: 'clubGuardian', text: 'Autorizo.' };
const fields = inscriptionFieldKinds.map((kind) =>
  sampleInscriptionField({ kind, name: `${kind}Field`, label: `Campo ${kind}`, options: [option], consent: question }),
);
const form = (differences = {}) => (
  <InscriptionForm inscription={sampleInscription(differences)} labelledBy="titulo" headingLevel={3} />
);
const path = '/educacion-comunidad/educacion/club-16';

describe('InscriptionForm', () => {
  it('posts the fields of the content, its kind and the versions of the shown consents', () => {
    const page = renderServerPage(form({ fields }), { path });
    const sent = Object.fromEntries(new FormData(page.querySelector('form') ?? undefined));
    expect(sent).toMatchObject({
      form: 'inscription:club-16',
      performanceField: 'a',
      choiceField: 'a',
      consentFieldVersion: '2026-11',
      consentVersion: '2026-11',
      website: '',
    });
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(['name', 'email', 'lineField', 'countField']));
    expect(page.querySelector('form')?.getAttribute('method')).toBe('post');
  });

  it('has a field of each kind', () => {
    renderPage(form({ fields }), { path });
    for (const name of ['Campo line', 'Campo text', 'Campo phone', 'Campo birthYear', 'Campo count'])
      expect(screen.getByRole('textbox', { name })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Autorizo.' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Campo choice' })).toBeTruthy();
  });

  it('is empty when another inscription takes its place', async () => {
    const { user, showAnew } = renderPage(form(), { path });
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nombre/ });
    await user.type(name(), 'Eva');
    await user.click(screen.getByRole('checkbox'));
    showAnew(form(), 'en');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Full name/ }).value).toBe('Eva');
    showAnew(form({ key: 'club-26' }), 'es');
    expect(name().value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('has the language of the content on its own texts, not on the words of the page', () => {
    const own = [
      sampleInscriptionField({ hint: 'Con prefijo' }),
      sampleInscriptionField({ kind: 'choice', name: 'day', label: 'Día', options: [option] }),
    ];
    const { container } = renderPage(form({ fields: own }), { path, locale: 'en' });
    expect([...container.querySelectorAll('[lang="es"]')].map(textOf)).toEqual([
      'Teléfono',
      'Con prefijo',
      'Día',
      'Día A',
      'Solicitar el carné',
    ]);
    expect(screen.getByRole('textbox', { name: /^Full name/ }).closest('[lang]')).toBeNull();
  });

  it('sets autocomplete for a year of birth, unless the content sets another value', () => {
    const year = { kind: 'birthYear', label: 'Año' } as const;
    const told = [null, 'off'].map((autoComplete, at) =>
      sampleInscriptionField({ ...year, name: `year${at}`, autoComplete }),
    );
    renderPage(form({ fields: told }), { path });
    const years = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Año' });
    expect(years.map((field) => field.getAttribute('autocomplete'))).toEqual(['bday-year', 'off']);
  });

  it('shows for each option how many places are left or when it opens', () => {
    const options = [
      { ...option, placesLeft: 1 },
      { ...option, value: 'b', label: 'Día B', state: 'full', placesLeft: 0 },
      { ...option, value: 'c', label: 'Día C', state: 'notYet', opensAt: '2027-01-01T09:00:00.000Z' },
    ];
    renderPage(form({ fields: [sampleInscriptionField({ kind: 'choice', label: 'Día', options: options as never })] }));
    expect(screen.getAllByRole<HTMLOptionElement>('option').map((one) => [textOf(one), one.disabled])).toEqual([
      ['Elija una opción', false],
      ['Día A (queda 1 plaza)', false],
      ['Día B (completa)', true],
      ['Día C (desde el 1 de enero de 2027)', true],
    ]);
  });

  it('shows the reference instead of the form after sending', () => {
    renderPage(form(), { path: `${path}?inscrito=club-16.I-7K3M2Q` });
    expect(textOf(screen.getByRole('status'))).toContain('Recibido: I-7K3M2Q');
    expect(screen.getByText('El carné estará en la taquilla.')).toBeTruthy();
    expect(addressOf('Enviar otra')).toBe(path);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['club-26.I-7K3M2Q', 'club-16.<b>', 'club-16.I-7K3M2Q0', ''])(
    'shows the form for an address with %j',
    (sent) => {
      renderPage(form(), { path: `${path}?inscrito=${encodeURIComponent(sent)}` });
      expect(screen.getByRole('button', { name: 'Solicitar el carné' })).toBeTruthy();
    },
  );

  it('says that it could not be loaded when there is no data', () => {
    renderPage(<InscriptionForm inscription={null} labelledBy="titulo" />);
    expect(textOf()).toContain('no se ha podido cargar');
  });

  it.each([
    ['full', null, 'Ya no quedan plazas.'],
    ['notYet', '2027-01-07T09:00:00.000Z', 'La inscripción se abre el jueves 7 de enero de 2027, a las 9:00.'],
    ['closed', null, 'El plazo ha terminado.'],
  ] as const)('says why nothing can be sent: %s', (state, opensAt, sentence) => {
    renderPage(form({ state, opensAt }));
    expect(textOf(screen.getByRole('note'))).toContain(sentence);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps a refused form with what was typed, although the inscription has closed meanwhile', () => {
    const actionData = {
      form: 'inscription:club-16',
      status: 409,
      message: 'Cerrado.',
      errors: {},
      values: { name: 'Ana' },
    };
    const page = renderServerPage(form({ state: 'closed' }), { path, actionData });
    expect([...page.querySelectorAll('[autofocus]')].map(textOf)).toEqual([expect.stringContaining('Cerrado.')]);
    expect(page.querySelector<HTMLInputElement>('input[name="name"]')?.value).toBe('Ana');
  });

  it('is closed where another form of the page was refused', () => {
    const actionData = { form: 'inscription:club-26', status: 409, message: 'Cerrado.', errors: {}, values: {} };
    const page = renderServerPage(form({ state: 'closed' }), { path, actionData });
    expect(page.querySelector('form')).toBeNull();
  });
});
