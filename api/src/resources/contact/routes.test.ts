import { describe, expect, it } from 'vitest';
import { currentText } from '../consents/consent-texts.ts';
import { content, departmentEmail } from '../../testing/site-content.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const test = useFreshApi(['contactMessages', 'consents', 'emailQueue']);

const valid = () => ({
  department: 'education',
  name: 'Candelaria Ojeda',
  email: 'Candelaria@Example.org',
  subject: 'Visita al ensayo',
  message: 'Buenos días:\r\n\r\n\r\n\r\n¿Queda sitio para 25 alumnos?',
  consent: 'true',
  consentVersion: currentText('contact').version,
  shownAt: shownEarlier(),
  website: '',
});
const post = (payload: object, lang = 'es') =>
  test.api.inject({ method: 'POST', url: `/api/contact?lang=${lang}`, payload });
const stored = () => test.database.selectFrom('contactMessages').selectAll().orderBy('id').execute();
const emails = () => queuedEmails(test.database);
const referenceOf = (answer: { json: () => unknown }) =>
  (answer.json() as { data: { reference: string } }).data.reference;

describe('a contact message', () => {
  it('is stored with its consent and answered with a reference', async () => {
    const answer = await post(valid());
    expect(answer.statusCode).toBe(201);
    expect(referenceOf(answer)).toMatch(/^C-[A-HJKMNP-Z2-9]{6}$/);
    const [message] = await stored();
    expect(message).toMatchObject({
      reference: referenceOf(answer),
      departmentKey: 'education',
      email: 'candelaria@example.org',
      message: 'Buenos días:\n\n¿Queda sitio para 25 alumnos?',
      lang: 'es',
    });
    expect(await test.database.selectFrom('consents').selectAll().execute()).toEqual([
      expect.objectContaining({ purpose: 'contact', record: `contactMessages:${message?.id}` }),
    ]);
  });

  it('is sent to its department, and a receipt to the sender in the form’s language', async () => {
    const reference = referenceOf(await post(valid(), 'en'));
    const [toDepartment, toSender] = await emails();
    expect(toDepartment).toMatchObject({
      recipient: departmentEmail('education'),
      replyTo: 'candelaria@example.org',
      subject: `[${reference}] Visita al ensayo`,
    });
    expect(toDepartment?.text).toContain('¿Queda sitio para 25 alumnos?');
    expect(toDepartment?.text).toContain('Idioma: inglés');
    expect(toSender).toMatchObject({ recipient: 'candelaria@example.org', lang: 'en' });
    expect(toSender?.subject).toContain(reference);
    expect(toSender?.text).toContain(content.departments.find(({ key }) => key === 'education')?.name.en);
  });

  it('has a receipt that repeats no typed text, so that it cannot be used for spam', async () => {
    await post({ ...valid(), name: 'Gane dinero', subject: 'Gane dinero', message: 'Gane dinero en spam.example' });
    const receipt = (await emails())[1];
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/Gane dinero|spam/);
  });

  it('sends a mailbox at most five receipts a day, however its address is spelt', async () => {
    for (let number = 0; number < 7; number++) await post({ ...valid(), email: `ana+${number}@example.com` });
    const receipts = (await emails()).filter(({ key }) => key.endsWith(':visitor'));
    expect([await stored(), receipts].map(({ length }) => length)).toEqual([7, 5]);
  });

  it('that is sent twice is stored once, with one reference', async () => {
    const body = valid();
    const answers = await Promise.all([post(body), post(body)]);
    const again = await post({ ...body, shownAt: new Date(Date.now() - 9_000).toISOString() });
    expect(new Set([...answers, again].map(referenceOf)).size).toBe(1);
    expect([await stored(), await emails()].map(({ length }) => length)).toEqual([1, 2]);
  });

  it.each([
    ['department', '', 'Elija un tema de la lista.'],
    ['department', 'constructor', 'Elija un tema de la lista.'],
    ['name', '  ', 'Escriba su nombre.'],
    ['name', 'a'.repeat(121), 'El nombre no puede tener más de 120 caracteres.'],
    ['email', 'ana@', 'El correo electrónico no es válido.'],
    ['email', 'ana@example.com\nbcc: x@example.com', 'El correo electrónico no es válido.'],
    ['subject', ['x'], 'Escriba el asunto.'],
    ['subject', 'a'.repeat(151), 'El asunto no puede tener más de 150 caracteres.'],
    ['message', '\n\n', 'Escriba su mensaje.'],
    ['message', 'a'.repeat(4_001), 'El mensaje no puede tener más de 4000 caracteres.'],
    ['consent', undefined, 'Marque la casilla para que podamos usar estos datos.'],
    ['consentVersion', '1999-01', currentTextGone()],
  ])('with %s = %j answers 422 with its sentence', async (field, value, sentence) => {
    const answer = await post({ ...valid(), [field]: value });
    expect(answer.statusCode).toBe(422);
    const errors = { [field === 'consentVersion' ? 'consent' : field]: [sentence] };
    expect(answer.json()).toEqual({ message: sentence, errors });
    expect(await stored()).toEqual([]);
  });

  it('may be of any script and of the greatest length', async () => {
    const long = { ...valid(), name: '王'.repeat(120), subject: 'é'.repeat(150), message: '🎻'.repeat(2_000) };
    expect((await post(long)).statusCode).toBe(201);
  });

  it.each([
    ['something in the honeypot', { website: 'https://spam.example' }, 'casilla que debe quedar vacía'],
    ['no time at all', { shownAt: undefined }, 'incompleto'],
    ['a time that is none', { shownAt: 'yesterday' }, 'incompleto'],
    ['no time to write', { shownAt: new Date(Date.now() + 86_400_000).toISOString() }, 'demasiado deprisa'],
  ])('from a program is refused: %s', async (_, differences, words) => {
    const answer = await post({ ...valid(), ...differences });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toContain(words);
    expect(await stored()).toEqual([]);
  });

  it('answers 429 when an IP address sends too often', async () => {
    for (let attempt = 0; attempt < 20; attempt++) await post({});
    expect((await post(valid())).statusCode).toBe(429);
  });
});

function currentTextGone(): string {
  return 'El texto de protección de datos ha cambiado. Vuelva a cargar la página, léalo y envíe el formulario de nuevo.';
}

describe('the list of departments', () => {
  it('has the house’s order and the contacts of each department', async () => {
    const { body } = await test.get('/api/departments?lang=en');
    expect(body).toMatchObject({
      data: content.departments.map(({ key, name, phone, email }) => ({
        key,
        name: name.en,
        phone,
        email,
        lang: 'en',
      })),
    });
  });
});
