import { describe, expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
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

describe('a form of a page', () => {
  it('is a plain post to the page’s own address, judged by nobody but the API', () => {
    const html = renderToMarkup(form, { path: '/sobre-ofgc/contacto?a=1' });
    expect(html).toMatch(/<form[^>]*method="post"[^>]*/);
    expect(html).toContain('action="/sobre-ofgc/contacto?a=1"');
    expect(html).toMatch(/<form[^>]*noValidate=""/i);
    expect(html).toContain('<input type="hidden" name="form" value="contact"/>');
  });

  it('marks what its fields ask for, for eyes and for screen readers; nothing cuts what is pasted', () => {
    const html = renderToMarkup(form);
    expect(html).toMatch(/Correo<span aria-hidden="true"> \*<\/span>/);
    expect(html).toMatch(/<input(?=[^>]*name="email")[^>]*required=""/);
    expect(html).toMatch(/<textarea(?=[^>]*name="message")(?![^>]*required)/);
    expect(html).not.toMatch(/maxlength/i);
  });

  it('asks for consent unticked, with its information, its version and the way to all of it', () => {
    const html = renderToMarkup(form);
    expect(html).toContain('Acepto que se usen estos datos.');
    expect(html).toContain('Responsable: la Fundación.');
    expect(html).toMatch(
      /<a[^>]*href="\/proteccion-datos"[^>]*target="_blank"|target="_blank"[^>]*href="\/proteccion-datos"/,
    );
    expect(html).toContain('name="consentVersion" value="2026-11"');
    expect(html).not.toContain('checked');
  });

  it('has a trap that people neither see nor reach nor hear of', () => {
    const html = renderToMarkup(form);
    expect(html).toMatch(
      /aria-hidden="true"><label>[^<]+<input[^>]*tabindex="-1"[^>]*name="website"|aria-hidden="true"><label>[^<]+<input[^>]*name="website"[^>]*tabindex="-1"/i,
    );
  });

  it('comes back with each error beside its field and in a list that leads there, and with what was typed', () => {
    const html = renderToMarkup(form, { actionData: answer });
    expect(html).toContain('Hay 2 datos que corregir');
    expect(html).toMatch(/autofocus=""/i);
    expect(html).toContain('href="#contact-email"');
    expect(html).toContain('aria-describedby="contact-email-error"');
    expect(html).toContain('value="ana"');
    expect(html).toContain('>Hola</textarea>');
    expect(html).toMatch(/<input[^>]*checked=""/);
  });

  it('comes back as old as it is: a quick correction is not taken for a program', () => {
    const shownAt = '2026-11-20T11:59:00.000Z';
    const html = renderToMarkup(form, { actionData: { ...answer, values: { ...answer.values, shownAt } } });
    expect(html).toContain(`name="shownAt" value="${shownAt}"`);
    expect(renderToMarkup(form, { actionData: answer })).toContain(`name="shownAt" value="${consent.shownAt}"`);
  });

  it('says that nothing is lost when the service does not answer', () => {
    const html = renderToMarkup(form, { actionData: { ...answer, status: 503, message: '', errors: {} } });
    expect(html).toContain('No hemos podido enviarlo: el servicio no responde');
    expect(html).toContain('value="ana"');
  });

  it('says in the API’s words why it was refused as a whole', () => {
    const html = renderToMarkup(form, {
      actionData: { ...answer, status: 429, message: 'Espere un minuto.', errors: {} },
    });
    expect(html).toContain('Espere un minuto.');
  });

  it('does not take the answer to another form of the page for its own', () => {
    expect(renderToMarkup(form, { actionData: { ...answer, form: 'leave' } })).not.toContain('datos que corregir');
  });
});

it('success stands where its anchor leads, and can take the focus', () => {
  const html = renderToMarkup(<FormSuccess id="enviado" title="Gracias" />);
  expect(html).toMatch(/<div id="enviado"[^>]*tabindex="-1"[^>]*role="status"><h3>Gracias<\/h3>/i);
});
