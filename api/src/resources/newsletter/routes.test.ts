import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { hashOf, newSecret } from '../../forms/secret.ts';
import { minResendInterval } from '../../mail/confirmation-limits.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';

const test = useFreshApi(['newsletterSubscriptions']);

const valid = { name: 'Ana', lastname: 'Suárez', email: 'Ana@Example.com', conditions: true };
const post = (payload: object, lang = 'es', on = test.api) =>
  on.inject({ method: 'POST', url: `/api/newsletter?lang=${lang}`, payload });
const stored = () => test.database.selectFrom('newsletterSubscriptions').selectAll().execute();

describe('a subscription to the newsletter', () => {
  it('is stored with its language and the version of the consent', async () => {
    const answer = await post(valid, 'en');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ data: {} });
    expect(await stored()).toEqual([
      expect.objectContaining({
        name: 'Ana',
        lastname: 'Suárez',
        email: 'ana@example.com',
        lang: 'en',
        consentText: '2026-11',
      }),
    ]);
  });

  it('is answered like a new one for a known address, and keeps the first data', async () => {
    await post(valid);
    const again = await post({ ...valid, name: 'Otra', email: 'ANA@example.COM' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual({ data: {} });
    expect((await stored()).map(({ name }) => name)).toEqual(['Ana']);
  });

  it.each([
    ['name', '', 'El nombre es obligatorio.'],
    ['name', '   ', 'El nombre es obligatorio.'],
    ['name', 7, 'El nombre es obligatorio.'],
    ['name', 'a'.repeat(81), 'El nombre no puede tener más de 80 caracteres.'],
    ['lastname', undefined, 'Los apellidos son obligatorios.'],
    ['lastname', 'a'.repeat(121), 'Los apellidos no pueden tener más de 120 caracteres.'],
    ['email', '', 'El correo electrónico es obligatorio.'],
    ['email', 'ana', 'El correo electrónico no es válido.'],
    ['email', 'ana@', 'El correo electrónico no es válido.'],
    ['email', 'ana@localhost', 'El correo electrónico no es válido.'],
    ['email', 'ana..b@example.com', 'El correo electrónico no es válido.'],
    ['email', `${'a'.repeat(65)}@example.com`, 'El correo electrónico no es válido.'],
    ['email', `a@${'b.'.repeat(126)}com`, 'El correo electrónico no es válido.'],
    ['email', 'ana@example.com\nbcc: x@example.com', 'El correo electrónico no es válido.'],
    ['conditions', false, 'Debe aceptar la política de protección de datos.'],
    ['conditions', 'true', 'Debe aceptar la política de protección de datos.'],
  ])('is refused for %s = %j with its sentence', async (field, value, sentence) => {
    const answer = await post({ ...valid, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: sentence, errors: { [field]: [sentence] } });
    expect(await stored()).toEqual([]);
  });

  it('names every invalid field in the visitor’s language', async () => {
    const answer = await post({}, 'en');
    expect(answer.json()).toMatchObject({
      errors: {
        name: ['The first name is required.'],
        lastname: ['The last name is required.'],
        email: ['The email address is required.'],
        conditions: ['You must accept the data protection policy.'],
      },
    });
  });

  it.each(['josé@example.com', 'ana+ofgc@sub.example.es', "o'hara@example.com"])(
    'accepts only an address without accents: %s',
    async (email) => {
      expect((await post({ ...valid, email })).statusCode).toBe(email.startsWith('josé') ? 422 : 201);
    },
  );

  it('accepts names of the greatest length and of any script', async () => {
    expect((await post({ ...valid, name: 'é'.repeat(80), lastname: '王'.repeat(120) })).statusCode).toBe(201);
  });

  it('answers 404 with a sentence while subscribing is closed', async () => {
    const closed = await createTestApi(test.database, { now: () => new Date(), newsletterOpen: false });
    const answer = await post(valid, 'es', closed);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'La suscripción al boletín está cerrada en este momento.' });
    await closed.close();
  });

  it.each([
    ['application/json', 400, 'El cuerpo de la petición no es un JSON con la forma esperada.', '{"name":'],
    ['application/json', 400, 'El cuerpo de la petición no es un JSON con la forma esperada.', ''],
    ['application/json', 400, 'El cuerpo de la petición no es un JSON con la forma esperada.', '[]'],
    ['application/json', 400, 'El cuerpo de la petición no es un JSON con la forma esperada.', 'null'],
    ['application/x-www-form-urlencoded', 415, 'Solo se admiten datos en formato JSON.', 'name=Ana'],
    ['text/plain', 415, 'Solo se admiten datos en formato JSON.', 'hola'],
    ['application/json', 413, 'La petición es demasiado grande.', `{"name":"${'a'.repeat(17_000)}"}`],
  ])('answers a wrong body of type %s with %i: %s', async (type, status, message, payload) => {
    const answer = await test.api.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message });
  });

  it('keeps the connection open after a body that is too large, so that the answer arrives', async () => {
    const answer = await post({ name: 'a'.repeat(17_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).not.toBe('close');
  });

  it('answers 429 after twenty requests of an IP address in a minute', async () => {
    for (let attempt = 0; attempt < 20; attempt++) expect((await post({})).statusCode).toBe(422);
    const refused = await post({});
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      message: 'Ha realizado demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    });
  });
});

describe('the confirmation email of the newsletter', () => {
  const emails = () => queuedEmails(test.database);
  const tokenOf = ({ text }: { text: string }) => /\/boletin\/([\w-]{32})\n/.exec(text)?.[1] ?? '';
  const act = (token: string, change: string) =>
    test.api.inject({ method: 'POST', url: `/api/newsletter/${token}/${change}` });
  const stateOf = async (token: string) => {
    const answer = await test.api.inject(`/api/newsletter/${token}`);
    return answer.statusCode === 200 ? answer.json<{ data: { state: string } }>().data.state : answer.statusCode;
  };
  const subscribed = async () => {
    await post(valid);
    const [email] = await emails();
    return tokenOf(email ?? { text: '' });
  };
  beforeEach(async () => {
    await test.database.deleteFrom('emailQueue').execute();
    await test.database.deleteFrom('consents').execute();
  });

  it('is sent to the subscriber in the language of the form, with a link', async () => {
    await post(valid, 'en');
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      recipient: 'ana@example.com',
      lang: 'en',
      subject: 'Please confirm your newsletter subscription',
    });
    expect(email?.text).toContain('https://ofgc.example/en/boletin/');
  });

  it('confirms by POST; reading its link changes nothing', async () => {
    const token = await subscribed();
    expect([await stateOf(token), await stateOf(token)]).toEqual(['requested', 'requested']);
    expect((await act(token, 'confirm')).statusCode).toBe(200);
    expect((await act(token, 'confirm')).statusCode).toBe(200);
    expect(await stateOf(token)).toBe('confirmed');
  });

  it('is not sent to a subscriber who has left', async () => {
    const token = await subscribed();
    expect((await act(token, 'leave')).statusCode).toBe(200);
    expect(await emails()).toEqual([]);
  });

  it('lets the subscriber leave at any time, and subscription and consent are deleted', async () => {
    const token = await subscribed();
    await act(token, 'confirm');
    expect((await act(token, 'leave')).statusCode).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await test.database.selectFrom('consents').selectAll().execute()).toEqual([]);
    expect([await stateOf(token), (await act(token, 'leave')).statusCode]).toEqual([404, 404]);
  });

  it('is sent again after ten minutes with another link until the subscription is confirmed', async () => {
    const first = await subscribed();
    await post(valid);
    expect(await emails()).toHaveLength(1);

    const pausePassed = { writtenAt: new Date(Date.now() - minResendInterval) };
    await test.database.updateTable('newsletterSubscriptions').set(pausePassed).execute();
    await post({ ...valid, name: 'Otra' });
    const second = tokenOf((await emails())[1] ?? { text: '' });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['requested', 'requested']);
    expect((await stored()).map(({ name }) => name)).toEqual(['Ana']);

    await act(first, 'confirm');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['confirmed', 'confirmed']);
    await test.database.updateTable('newsletterSubscriptions').set(pausePassed).execute();
    expect((await post(valid)).statusCode).toBe(201);
    expect(await emails()).toHaveLength(2);
    await act(second, 'leave');
    expect([await stateOf(first), await stateOf(second)]).toEqual([404, 404]);
  });

  it('is sent five times a day at most, with the same answer', async () => {
    await subscribed();
    const { database } = test;
    for (let time = 0; time < 8; time++) {
      await sql`update newsletter_subscriptions set written_at = written_at - interval '11 minutes'`.execute(database);
      await sql`update newsletter_tokens set created_at = created_at - interval '11 minutes'`.execute(database);
      expect((await post(valid)).statusCode).toBe(201);
    }
    expect(await emails()).toHaveLength(5);
  });

  it('is sent five times a day at most to one mailbox, however its address is spelt', async () => {
    for (let time = 0; time < 8; time++)
      expect((await post({ ...valid, email: `victim+${time}@example.com` })).statusCode).toBe(201);
    expect(await emails()).toHaveLength(5);
  });

  it('has links that work on machines of the previous version, and the other way round', async () => {
    const token = await subscribed();
    const [known] = await stored();
    expect(known?.tokenHash).toBe(hashOf(token));
    const { token: theirs, hash } = newSecret();
    // As the older version does when it sends its next email.
    await test.database.updateTable('newsletterSubscriptions').set({ tokenHash: hash }).execute();
    expect([await stateOf(token), await stateOf(theirs)]).toEqual(['requested', 'requested']);
  });

  it.each(['x', '%00', 'a'.repeat(32), 'a'.repeat(500)])('answers 404 for the unknown token %.40s', async (token) => {
    expect(await stateOf(token)).toBe(404);
    expect((await act(token, 'confirm')).statusCode).toBe(404);
  });
});
