import { expect, it } from 'vitest';
import { readElements } from '../../page/elements.ts';
import { fillForm, postedForms } from './posted-form.ts';

const page = `<form action="/buscar"><input name="q"></form>
<form method="post" action="/sobre-ofgc/contacto">
  <input type="hidden" name="form" value="contact"><input name="name"><input type="email" name="email">
  <input type="tel" name="phone"><input type="number" name="seats"><input type="date" name="day"><input type="file" name="files">
  <select name="department"><option value="">–</option><option value="tickets">Entradas</option></select>
  <input type="radio" name="lang" value="es"><input type="radio" name="lang" value="en">
  <input type="checkbox" name="consent" value="true"><textarea name="message"></textarea>
  <input name="website" tabindex="-1"><input name="old" disabled><button name="more">Enviar</button>
</form>
<form method="POST" enctype="multipart/form-data"><input name="form" type="hidden" value="files"><input type="file" name="files"></form>`;

it('fills in the forms of a page that are posted, with texts that nothing else has', () => {
  const [contact, files] = postedForms('/sobre-ofgc', readElements(page));
  expect(contact).toMatchObject({ name: 'contact', action: '/sobre-ofgc/contacto', hasFiles: false, isFolded: false });
  const { body, typed, kept } = fillForm(contact!, 1);
  expect(Object.fromEntries(body)).toEqual({
    form: 'contact',
    name: 'escrito-1-1 ñú «€»',
    email: 'escrito-1-2@ejemplo.example',
    phone: '+34 610001003',
    seats: '1',
    day: '2026-12-01',
    department: 'tickets',
    lang: 'es',
    consent: 'true',
    message: 'escrito-1-11 ñú «€»\nOtra línea',
  });
  expect(typed).toEqual(['escrito-1-1', 'escrito-1-2@ejemplo.example', '+34 610001003', 'escrito-1-11']);
  expect(kept).toEqual([
    ['name', 'escrito-1-1 ñú «€»'],
    ['email', 'escrito-1-2@ejemplo.example'],
    ['phone', '+34 610001003'],
    ['message', 'escrito-1-11 ñú «€»\nOtra línea'],
  ]);
  expect(fillForm(contact!, 2).typed).not.toEqual(typed);

  expect(files).toMatchObject({ name: 'files', action: '/sobre-ofgc', hasFiles: true });
  expect(fillForm(files!, 1).body.get('files')).toBeInstanceOf(File);
});

it('sends a version of a record that is not its last with what is typed, and expects no secret back', () => {
  const fill = (fields: string, isOfRecord = true) => {
    const [form] = postedForms(
      '/oficina',
      readElements(`<form method="post"><input type="hidden" name="version" value="3">${fields}`),
    );
    return fillForm(form!, 1, { isOfRecord }).kept;
  };
  const secrets = '<input type="password" name="password"><input name="code" autocomplete="one-time-code">';
  expect(fill(`<textarea name="note"></textarea>${secrets}`)).toEqual([
    ['note', 'escrito-1-1 ñú «€»\nOtra línea'],
    ['version', '4'],
  ]);
  expect(fill(secrets)).toEqual([]);
  expect(fill('<input name="note">', false)).toEqual([['note', 'escrito-1-1 ñú «€»']]);
});
