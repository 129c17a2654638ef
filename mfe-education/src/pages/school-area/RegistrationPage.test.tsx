import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import { sampleCall, sampleRegistration } from '../../testing/sample-registration.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './RegistrationPage.tsx';

interface Shown {
  registration?: Parameters<typeof sampleRegistration>[0];
  call?: ReturnType<typeof sampleCall> | null;
  done?: string;
  actionData?: unknown;
}
function render({ registration = {}, call = sampleCall(), done, actionData }: Shown = {}) {
  const shown = sampleRegistration(registration);
  return renderPage(<Component />, {
    path: schoolAreaPaths.registration(shown.reference),
    catalogues: { education: { es, en } },
    loaderData: { registration: shown, call, done, formKey: 'key-of-the-page', who: null },
    actionData,
  });
}
/** The hidden key of a form, by the form's accessible name. */
const keyOf = (name: string) =>
  screen.getByRole('form', { name }).querySelector<HTMLInputElement>('input[name="formKey"]')?.value;

describe('RegistrationPage', () => {
  it('has the key of the registration in its form and the key of the page in the message form', () => {
    render({ registration: { formKey: 'key-of-the-first-form' } });
    expect([keyOf('Cambiar la inscripción'), keyOf('Mensajes')]).toEqual(['key-of-the-first-form', 'key-of-the-page']);
  });

  it('keeps the typed values and shows the reason when the call has closed', () => {
    const message = 'El plazo terminó el 20 de noviembre.';
    render({
      registration: { state: 'draft', canChange: false, submittedAt: null },
      call: sampleCall({ state: 'closed' }),
      actionData: {
        form: 'registration',
        status: 409,
        message,
        errors: {},
        values: { needs: 'Tres alumnos sordos', version: '2', formKey: 'key-0' },
      },
    });
    expect(screen.getByRole('group', { name: 'No hemos podido enviarlo' }).textContent).toContain(message);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Qué debemos saber/ }).value).toBe(
      'Tres alumnos sordos',
    );
    expect(headings(2)).not.toContain('Lo que envió el centro');
  });

  it.each(['cancelled', 'postponed'] as const)('does not expect a school at a session that is %s', (suspended) => {
    const [session] = sampleCall().sessions;
    render({ registration: { state: 'confirmed', session: session && { ...session, suspended } } });
    const page = document.body.textContent;
    expect(page).toContain(es.registration.means[`${suspended}Session`]);
    expect(page).not.toContain(es.registration.means.confirmed);
    expect(screen.getAllByText(es.suspended[suspended]).length).toBeGreaterThan(0);
  });

  it('asks for an answer only while it can be given', () => {
    const [session] = sampleCall().sessions;
    const assigned = { state: 'assigned' as const, session, answerBy: '2027-02-24T10:30:00.000Z', canChange: false };
    const asked = () => screen.queryByText(/^Confirme o renuncie/) !== null;
    const { unmount } = render({ registration: { ...assigned, steps: ['confirm', 'decline'] } });
    expect(asked()).toBe(true);
    unmount();
    render({ registration: { ...assigned, steps: [] } });
    expect(asked()).toBe(false);
  });

  it('asks for an answer before the session when the answer is due at its start', () => {
    const [session] = sampleCall().sessions;
    const answerBy = session?.startsAt ?? null;
    render({ registration: { state: 'assigned', session, answerBy, steps: ['confirm', 'decline'] } });
    expect(screen.getByText(es.registration.answerBeforeSession)).toBeTruthy();
    expect(screen.queryByText(/pasa entonces a la lista de espera/)).toBeNull();
  });

  it.each(['assigned', 'confirmed', 'waiting', 'submitted', 'lapsed'] as const)(
    'shows of a registration in state %s that its date has passed',
    (state) => {
      const [first] = sampleCall().sessions;
      const isHeld = state === 'assigned' || state === 'confirmed';
      const session = isHeld && first ? { ...first, startsAt: '2026-11-20T12:00:00.000Z' } : null;
      render({ registration: { state, session, steps: [], call: sampleCall({ state: isHeld ? 'drawn' : 'over' }) } });
      expect(screen.getByText(new RegExp(es.registration.means.past))).toBeTruthy();
      expect(screen.queryByText(es.registration.means[state])).toBeNull();
    },
  );

  it.each([
    ['notYet', 'draft'],
    ['open', 'draft'],
    ['closed', 'notSent'],
    ['drawn', 'notSent'],
  ] as const)('shows of a draft whose call is %s whether it can still be sent', (state, meaning) => {
    render({ registration: { state: 'draft', canChange: state === 'open', call: sampleCall({ state }) } });
    expect(screen.getByText(new RegExp(es.registration.means[meaning]))).toBeTruthy();
  });

  it('has the heading of an unsent draft, also when the draft was cancelled', () => {
    const titles = (registration: Parameters<typeof sampleRegistration>[0]) => {
      const { unmount } = render({
        registration: { canChange: false, ...registration },
        call: sampleCall({ state: 'closed' }),
      });
      const [title] = headings(2).filter((one) => /envió/.test(one));
      unmount();
      return title;
    };
    expect([
      titles({ state: 'draft', submittedAt: null }),
      titles({ state: 'cancelled', submittedAt: null }),
      titles({ state: 'submitted' }),
    ]).toEqual(['Borrador que no se envió', 'Borrador que no se envió', 'Lo que envió el centro']);
  });

  it('confirms saved changes, except beside a later refusal', () => {
    const { unmount } = render({ done: 'cambios' });
    expect(screen.getByRole('status').textContent).toBe('Cambios guardados: le hemos escrito un correo');
    unmount();
    const actionData = { form: 'registration', status: 422, message: '', errors: { wish1: 'Elija' }, values: {} };
    render({ done: 'cambios', actionData });
    expect(screen.queryByText(/^Cambios guardados/)).toBeNull();
  });

  it('asks for an answer only after the draw', () => {
    const { unmount } = render({ registration: { state: 'assigned', steps: ['confirm', 'decline'] } });
    expect(headings(2)).toContain('Su respuesta');
    unmount();
    render();
    expect(headings(2)).toContain('Si no van a venir');
    expect(headings(2)).not.toContain('Su respuesta');
  });

  it('offers messages only for registrations that were sent', () => {
    const offers = (registration: Parameters<typeof sampleRegistration>[0]) => {
      const { unmount } = render({ registration: { ...registration, steps: [], canChange: false } });
      const isThere = headings(2).includes(es.messages.title);
      unmount();
      return isThere;
    };
    expect(offers({ state: 'cancelled' })).toBe(true);
    expect(offers({ state: 'draft', submittedAt: null })).toBe(false);
    expect(offers({ state: 'cancelled', submittedAt: null })).toBe(false);
  });

  it('mentions an e-mail after the cancellation of a registration, not of a draft', () => {
    const cancelled = { state: 'cancelled' as const, steps: [], canChange: false };
    const { unmount } = render({ registration: { ...cancelled, submittedAt: null }, done: 'respuesta' });
    expect(screen.getByRole('status').textContent).toBe('Borrador cancelado.');
    unmount();
    render({ registration: cancelled, done: 'respuesta' });
    expect(screen.getByRole('status').textContent).toBe('Hecho: le hemos escrito un correo');
  });
});
