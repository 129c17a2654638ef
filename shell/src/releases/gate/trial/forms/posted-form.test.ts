import { expect, it } from 'vitest';
import { readElements } from '../../page/elements.ts';
import { fillForm } from './filled-form.ts';
import { postedForms } from './posted-form.ts';

const instant = new Date('2026-11-01T09:00:00Z');
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
  const { body, typed, kept } = fillForm(contact!, 1, { instant });
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
    more: '',
  });
  expect(typed).toEqual(['escrito-1-1', 'escrito-1-2@ejemplo.example', '+34 610001003', 'escrito-1-11']);
  expect(kept).toEqual([
    ['name', 'escrito-1-1 ñú «€»'],
    ['email', 'escrito-1-2@ejemplo.example'],
    ['phone', '+34 610001003'],
    ['message', 'escrito-1-11 ñú «€»\nOtra línea'],
  ]);
  expect(fillForm(contact!, 2, { instant }).typed).not.toEqual(typed);

  expect(files).toMatchObject({ name: 'files', action: '/sobre-ofgc', hasFiles: true });
  expect(fillForm(files!, 1, { instant }).body.get('files')).toBeInstanceOf(File);
});

it('sends a version of a record that is not its last with what is typed, and expects no secret back', () => {
  const fill = (fields: string, isOfRecord = true) => {
    const [form] = postedForms(
      '/oficina',
      readElements(`<form method="post"><input type="hidden" name="version" value="3">${fields}`),
    );
    return fillForm(form!, 1, { instant, isOfRecord }).kept;
  };
  const secrets = '<input type="password" name="password"><input name="code" autocomplete="one-time-code">';
  expect(fill(`<textarea name="note"></textarea>${secrets}`)).toEqual([
    ['note', 'escrito-1-1 ñú «€»\nOtra línea'],
    ['version', '4'],
  ]);
  expect(fill(secrets)).toEqual([]);
  expect(fill('<input name="note">', false)).toEqual([['note', 'escrito-1-1 ñú «€»']]);
});

/** What a browser sends of a form with these elements in it. */
function sentOf(elements: string, day = instant): Record<string, FormDataEntryValue> {
  const [form] = postedForms('/contacto', readElements(`<form method="post">${elements}</form>`));
  return Object.fromEntries(fillForm(form!, 1, { instant: day }).body);
}

it.each<[string, string, object]>([
  [
    'the first button that submits it, with what it is for',
    '<button type="button" name="a">a</button><button name="b" disabled>b</button><button name="intent" value="save">c</button><button name="intent" value="remove">d</button>',
    { intent: 'save' },
  ],
  ['a button that is an input', '<input type="submit" name="intent" value="save">', { intent: 'save' }],
  ['no button where the first has no name', '<button>a</button><button name="carry" value="en">b</button>', {}],
  [
    'what cannot be changed as it is',
    '<input readOnly="" name="concert" value="12"><textarea readonly name="text">a</textarea><input type="date" readonly name="day">',
    { concert: '12', text: 'a', day: '' },
  ],
  [
    'a choice that may be chosen',
    '<select name="zone"><option disabled value="a">a</option><optgroup disabled><option value="b">b</option></optgroup><option value="c">c</option></select>',
    { zone: 'c' },
  ],
  [
    'nothing of a group that is disabled but its legend',
    '<fieldset disabled><legend><input type="checkbox" name="all"></legend><div><input name="a"></div><button name="b">b</button></fieldset><button name="c">c</button>',
    { all: 'on', c: '' },
  ],
  ['a choice without a value as browsers do', '<input type="radio" name="way">', { way: 'on' }],
])('sends %s', (_, elements, sent) => {
  expect(sentOf(elements)).toEqual(sent);
});

it('sends the fields and the button that name the form by its id, and not those that name another one', () => {
  const html = `<input name="seats" type="number" form="booking"><form id="booking" method="post"><input name="other" form="search">
    <input type="hidden" name="form" value="booking"></form>
    <select name="zone" form="booking"><option>A</option></select><button name="intent" value="book" form="booking">Reservar</button>`;
  const [form] = postedForms('/contacto', readElements(html));
  expect(form?.name).toBe('booking');
  expect(Object.fromEntries(fillForm(form!, 1, { instant }).body)).toEqual({
    seats: '1',
    form: 'booking',
    zone: 'A',
    intent: 'book',
  });
});

it('posts a form to the address that its button names', () => {
  const html = '<form method="post" action="/a"><button formaction="/b">b</button></form>';
  expect(postedForms('/contacto', readElements(html))).toMatchObject([{ action: '/b' }]);
});

it('types days to come, counted from the time of the trial, and keeps to the limits of fields', () => {
  const days =
    '<input type="date" name="date"><input type="datetime-local" name="local"><input type="month" name="month"><input type="week" name="week">';
  expect(sentOf(days)).toEqual({ date: '2026-12-01', local: '2026-12-01T10:00', month: '2026-12', week: '2026-W49' });
  expect(sentOf(days, new Date('2027-12-03T23:30:00Z'))).toEqual({
    date: '2028-01-02',
    local: '2028-01-02T10:00',
    month: '2028-01',
    week: '2027-W52',
  });
  const limited =
    '<input type="date" name="from" min="2027-01-01"><input type="date" name="to" max="2026-11-15"><input type="number" name="least" min="10"><input type="number" name="most" min="-5" max="0"><input type="time" name="time" min="18:30">';
  expect(sentOf(limited)).toEqual({ from: '2027-01-01', to: '2026-11-15', least: '10', most: '0', time: '18:30' });
  const stepped =
    '<input type="number" name="tens" step="10"><input type="number" name="odd" min="3" step="2"><input type="number" name="part" min="0.5" step="0.25"><input type="number" name="few" max="4" step="5"><input type="number" name="any" step="any"><input type="number" name="odd-limit" min="few" max="many">';
  expect(sentOf(stepped)).toEqual({ tens: '10', odd: '3', part: '1', few: '0', any: '1', 'odd-limit': '1' });
});

it('types no longer texts than fields take', () => {
  const fields =
    '<input name="short" maxlength="4"><textarea name="text" maxlength="20"></textarea><input type="tel" name="phone" maxlength="9"><input name="free" maxlength="-1">';
  expect(sentOf(fields)).toEqual({
    short: '-1-0',
    text: 'escrito-1-1 ñú «€»\nO',
    phone: '610001002',
    free: 'escrito-1-3 ñú «€»',
  });
});

it('types figures in fields of text that are for figures', () => {
  const fields =
    '<input name="seats" inputMode="numeric"><input name="postcode" pattern="\\d{5}"><input name="year" pattern="(19|20)\\d\\d"><input name="age" inputmode="numeric" maxlength="2"><input name="name" pattern="[^\\d].*"><input name="tag" pattern="(">';
  expect(sentOf(fields)).toEqual({
    seats: '190100',
    postcode: '19101',
    year: '1902',
    age: '19',
    name: 'escrito-1-4 ñú «€»',
    tag: 'escrito-1-5 ñú «€»',
  });
  const [form] = postedForms('/contacto', readElements(`<form method="post">${fields}</form>`));
  const { typed, texts, kept } = fillForm(form!, 1, { instant });
  expect(typed).toEqual(['190100', 'escrito-1-4', 'escrito-1-5']);
  expect(texts.slice(0, 4)).toEqual(['190100', '19101', '1902', '19']);
  expect(kept[0]).toEqual(['seats', '190100']);
});
