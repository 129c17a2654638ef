import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { Field } from '../Field/Field.tsx';
import { TextArea } from '../Field/TextArea.tsx';
import { FormSuccess } from './FormSuccess.tsx';
import { PostForm } from './PostForm.tsx';

const consent = {
  purpose: 'contact',
  version: '2026-11',
  text: 'Acepto que se usen estos datos.',
  notice: 'Responsable: la Fundación.',
  shownAt: '2026-11-20T12:00:00.000Z',
};
const form = (
  <PostForm
    name="contact"
    submit="Enviar"
    consent={consent}
    fields={{ email: { isRequired: true }, message: { maxLength: 4_000 } }}
  >
    {({ field }) => (
      <>
        <Field label="Correo" {...field('email')} />
        <TextArea label="Mensaje" {...field('message')} isWide />
      </>
    )}
  </PostForm>
);
const answer = {
  form: 'contact',
  status: 422,
  message: 'Falta la arroba. Marque la casilla.',
  errors: { email: 'Falta la arroba.', consent: 'Marque la casilla.' },
  values: { email: 'ana', message: 'Hola', consent: 'true' },
};

const sent = (container: ParentNode) =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined)) as Record<string, string>;

describe('PostForm', () => {
  it('is a post form to the page’s own address without validation in the browser', () => {
    const page = renderServerPage(form, { path: '/sobre-ofgc/contacto?a=1' });
    const element = page.querySelector('form');
    expect(element?.getAttribute('method')).toBe('post');
    expect(element?.getAttribute('action')).toBe('/sobre-ofgc/contacto?a=1');
    expect(element?.noValidate).toBe(true);
    expect(within(page).getByRole('button', { name: 'Enviar' }).getAttribute('type')).toBe('submit');
    expect(sent(page)).toMatchObject({ form: 'contact', email: '', message: '' });
  });

  it('marks required fields for eyes and screen readers, and sets no maxlength', () => {
    renderPage(form);
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^Correo/ });
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' });
    expect([email.required, email.labels?.[0]?.textContent]).toEqual([true, 'Correo *']);
    expect([message.required, message.hasAttribute('maxlength')]).toEqual([false, false]);
  });

  it('asks for consent with an unticked box, its notice, its version and a link to data protection', () => {
    const { container } = renderPage(form);
    const consentBox = screen.getByRole<HTMLInputElement>('checkbox', { name: consent.text });
    expect(consentBox.checked).toBe(false);
    expect(textOf()).toContain('Responsable: la Fundación.');
    const more = screen.getByRole('link', { name: /^Más sobre la protección de sus datos/ });
    expect([more.getAttribute('href'), more.getAttribute('target')]).toEqual(['/proteccion-datos', '_blank']);
    expect(sent(container).consentVersion).toBe('2026-11');
    expect(sent(container)).not.toHaveProperty('consent');
  });

  it('has a honeypot that is hidden from people, keyboard and screen readers', () => {
    const { container } = renderPage(form);
    const honeypot = container.querySelector<HTMLInputElement>('[name="website"]');
    expect(honeypot?.tabIndex).toBe(-1);
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot);
    expect(screen.getAllByRole('textbox', { hidden: true })).toContain(honeypot);
  });

  it('shows each error beside its field and in a list of links, and keeps what was typed', () => {
    const { container } = renderPage(form, { actionData: answer });
    const summary = screen.getByRole('group', { name: 'Hay 2 datos que corregir' });
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([
      ['#contact-email', 'Falta la arroba.'],
      ['#contact-consent', 'Marque la casilla.'],
    ]);
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo' });
    expect(email.id).toBe('contact-email');
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Falta la arroba.');
    expect(sent(container)).toMatchObject({ email: 'ana', message: 'Hola', consent: 'true' });
  });

  it('has the focus on its errors, without JavaScript too', () => {
    renderPage(form, { actionData: answer });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Hay 2 datos que corregir' }));
    const summary = within(renderServerPage(form, { actionData: answer })).getByRole('group');
    expect(summary.hasAttribute('autofocus')).toBe(true);
  });

  it('keeps the time of its first rendering after an error, so that a quick correction is accepted', () => {
    const shownAt = '2026-11-20T11:59:00.000Z';
    const again = { ...answer, values: { ...answer.values, shownAt } };
    expect(sent(renderServerPage(form, { actionData: again })).shownAt).toBe(shownAt);
    expect(sent(renderServerPage(form, { actionData: answer })).shownAt).toBe(consent.shownAt);
  });

  it('keeps what was typed when the service does not answer', () => {
    const { container } = renderPage(form, { actionData: { ...answer, status: 503, message: '', errors: {} } });
    expect(textOf()).toContain('No hemos podido enviarlo: el servicio no responde');
    expect(sent(container).email).toBe('ana');
  });

  it('shows the API’s message when the whole form is refused', () => {
    renderPage(form, { actionData: { ...answer, status: 429, message: 'Espere un minuto.', errors: {} } });
    expect(screen.getByText('Espere un minuto.')).toBeTruthy();
  });

  it('ignores the answer to another form of the page', () => {
    const { container } = renderPage(form, { actionData: { ...answer, form: 'leave' } });
    expect(screen.queryByRole('group')).toBeNull();
    expect(sent(container).email).toBe('');
  });
});

it('FormSuccess has the id of its anchor and can take the focus', () => {
  renderPage(<FormSuccess id="enviado" title="Gracias" />);
  const success = screen.getByRole('status');
  expect(success.id).toBe('enviado');
  expect(within(success).getByRole('heading', { level: 3, name: 'Gracias' })).toBeTruthy();
  success.focus();
  expect(document.activeElement).toBe(success);
});

it('FormSuccess takes the focus in a document that answers the post', () => {
  const page = renderServerPage(<FormSuccess id="enviado" title="Gracias" isInAnswer />);
  expect(page.querySelector('#enviado')?.hasAttribute('autofocus')).toBe(true);
});
