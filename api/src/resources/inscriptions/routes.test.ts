import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inscriptionSchema, type Inscription } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { purge } from '../../purge/purge-expired.ts';
import { insertTonightsConcert } from '../../testing/insert-concert.ts';
import { countLimits, departmentEmail, fieldLabel, optionLabel } from '../../testing/site-content.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { ownFields, purposes, tonight, validInscription } from '../../testing/records/valid-inscription.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';
import { insertOpenWorkshop, openWorkshop } from '../../testing/forms/workshop-form.ts';
import { findHeldInscriptionPlaces } from './find.ts';

const test = useFreshApi(['inscriptions', 'consents', 'emailQueue']);
const apiAt = (now: string) => createTestApi(test.database, { now: () => new Date(now) });
beforeAll(async () => {
  await insertTonightsConcert(test.database);
  await insertOpenWorkshop(test.database);
});
/** The words of a field of a form, as messages quote them. */
const label = (form: string, name: string) => `«${fieldLabel(form, name)}»`;
const peopleLimits = countLimits('visita-guiada', 'people');
const post = (key: string, differences: Record<string, unknown> = {}, lang = 'es') =>
  test.api.inject({
    method: 'POST',
    url: `/api/inscriptions/${key}?lang=${lang}`,
    payload: validInscription(key, differences),
  });
const read = async (key: string, query = '') =>
  inscriptionSchema.parse(
    (await test.api.inject(`/api/inscriptions/${key}?lang=es${query}`)).json<{ data: Inscription }>().data,
  );
const stored = () => test.database.selectFrom('inscriptions').selectAll().orderBy('id').execute();
const emails = () => queuedEmails(test.database);

describe('an inscription', () => {
  it.each(Object.keys(purposes).filter((key) => key !== 'taller-profesorado'))(
    'is stored with its consent, answered with a reference and emailed to office and sender: %s',
    async (key) => {
      const answer = await post(key);
      expect(answer.statusCode, answer.body).toBe(201);
      const { reference } = answer.json<{ data: { reference: string } }>().data;
      expect(reference).toMatch(/^I-[A-HJKMNP-Z2-9]{6}$/);
      expect(await stored()).toMatchObject([
        { reference, kind: key, email: 'candelaria@example.org', answers: ownFields[key], lang: 'es' },
      ]);
      const consents = await test.database.selectFrom('consents').select('purpose').execute();
      expect(consents).toEqual([{ purpose: purposes[key] }]);
      const [toOffice, toSender] = await emails();
      expect(toOffice).toMatchObject({ replyTo: 'candelaria@example.org' });
      expect(toSender).toMatchObject({ recipient: 'candelaria@example.org', replyTo: toOffice?.recipient });
      for (const email of [toOffice, toSender]) expect(email?.subject).toContain(reference);
    },
  );

  it('from an English page is emailed to the office in Spanish and to the visitor in English', async () => {
    await post('silla-de-ruedas', { needs: 'Un perro' }, 'en');
    const [toOffice, toSender] = await emails();
    expect(toOffice?.recipient).toBe(departmentEmail('accessibility'));
    const kind = 'silla-de-ruedas';
    const words = [optionLabel(kind, 'companions', 'uno'), `${fieldLabel(kind, 'spaces')}: 2`];
    const [record] = await stored();
    const link = `https://ofgc.example/oficina/registros/inscription/${record?.id}`;
    for (const one of [...words, 'Concierto de prueba', 'Idioma: inglés', link]) expect(toOffice?.text).toContain(one);
    expect(toOffice?.text, 'what may tell of health stays in the office').not.toContain('perro');
    expect(toSender?.text).toContain('Sample concert');
    expect(toSender?.text, 'nothing that was typed').not.toMatch(/Candelaria|perro/);
  });

  it('that is sent twice is stored once, with one reference', async () => {
    const answers = await Promise.all([post('amigos'), post('amigos')]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([await stored(), await emails()].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('is kept for the days of its kind after its concert or its sending', async () => {
    await post('silla-de-ruedas');
    await post('club-26');
    const [space, card] = await stored();
    const { startsAt } = await test.database
      .selectFrom('performances')
      .select('startsAt')
      .where('id', '=', Number(tonight))
      .executeTakeFirstOrThrow();
    const day = 24 * 3_600_000;
    const over = Math.max(startsAt.getTime(), space?.createdAt.getTime() ?? 0);
    expect(space?.keptUntil.getTime()).toBe(over + 7 * day);
    expect(card?.keptUntil.getTime()).toBe((card?.createdAt.getTime() ?? 0) + 365 * day);
  });

  it('for a postponed or moved concert keeps consent and places until seven days after the new day', async () => {
    await post('silla-de-ruedas');
    const { database } = test;
    const concert = database.updateTable('performances').where('id', '=', Number(tonight));
    const { startsAt, endsAt, status } = await database
      .selectFrom('performances')
      .select(['startsAt', 'endsAt', 'status'])
      .where('id', '=', Number(tonight))
      .executeTakeFirstOrThrow();
    const daysAfter = (start: Date, days: number) => new Date(start.getTime() + days * 24 * 3_600_000);
    const newStart = daysAfter(startsAt, 60);
    // As it was when somebody sent it before the concert, whichever day it is now.
    await database
      .updateTable('inscriptions')
      .set({ keptUntil: daysAfter(startsAt, 7) })
      .execute();
    const kept = async (now: Date) => {
      await purge({ database, now: () => now });
      const consents = await database.selectFrom('consents').select('purpose').execute();
      const held = await findHeldInscriptionPlaces(database, 'silla-de-ruedas');
      return [(await stored()).length, consents.length, held.get(tonight)];
    };
    await concert.set({ status: 'postponed' }).execute();
    expect(await kept(daysAfter(startsAt, 30))).toEqual([1, 1, 2]);
    await concert.set({ status: 'rescheduled', startsAt: newStart, endsAt: daysAfter(endsAt, 60) }).execute();
    expect(await kept(daysAfter(newStart, 7))).toEqual([1, 1, 2]);
    expect(await kept(daysAfter(newStart, 7.1))).toEqual([0, 0, undefined]);
    await concert.set({ status, startsAt, endsAt }).execute();
  });

  it.each([
    [
      'taller-profesorado',
      '2027-01-08T12:00:00Z',
      '2028-01-30T14:00:00Z',
      (days: number) =>
        sql`update workshops set ends_at = ends_at + ${days} * interval '1 day' where slug = ${openWorkshop}`,
    ],
    [
      'visita-guiada',
      '2026-12-01T12:00:00Z',
      '2027-01-01T10:00:00Z',
      (days: number) => {
        const [from, to] = days > 0 ? ['2026-12-02T', '2027-01-31T'] : ['2027-01-31T', '2026-12-02T'];
        return sql`update inscription_kinds set definition = replace(definition::text, ${from}, ${to})::jsonb where key = 'visita-guiada'`;
      },
    ],
  ])('%s is kept longer when its subject moves to a later day', async (key, day, until, move) => {
    test.api = await apiAt(day);
    const answer = await post(key);
    expect(answer.statusCode, answer.body).toBe(201);
    // The inscription as if it had been sent before that day.
    await test.database.updateTable('inscriptions').set({ keptUntil: until }).execute();
    const kept = async (days: number) => {
      await purge({ database: test.database, now: () => new Date(Date.parse(until) + days * 24 * 3_600_000) });
      return (await stored()).length;
    };
    await move(60).execute(test.database);
    expect(await kept(59)).toBe(1);
    expect(await kept(61)).toBe(0);
    await move(-60).execute(test.database);
  });

  it.each([
    ['club-16', { birthYear: '11' }, 'birthYear', 'Escriba el año de nacimiento con cuatro cifras.'],
    ['club-16', { birthYear: '2003' }, 'birthYear', 'La edad máxima es de 16 años.'],
    ['club-16', { birthYear: '2024' }, 'birthYear', 'Hay que tener al menos 6 años.'],
    [
      'club-16',
      { birthYear: '2015' },
      'guardian',
      /^Si aún no ha cumplido 14 años, o los cumple este año, hace falta «Madre, padre/,
    ],
    [
      'club-16',
      { birthYear: '2015', guardian: 'Ana' },
      'guardianConsent',
      /^Si aún no ha cumplido 14 años, o los cumple este año, hace falta/,
    ],
    ['amigos', { membership: '' }, 'membership', `Elija una opción en ${label('amigos', 'membership')}.`],
    ['amigos', { membership: 'constructor' }, 'membership', `Elija una opción en ${label('amigos', 'membership')}.`],
    ['amigos', { phone: 'x' }, 'phone', 'El teléfono debe tener seis cifras como mínimo y solo puede llevar, además, espacios, puntos, guiones, paréntesis y el signo + delante.'],
    ['amigos', { note: 'x'.repeat(1_001) }, 'note', `${label('amigos', 'note')} es demasiado largo.`],
    [
      'visita-guiada',
      { people: String(peopleLimits.max + 1) },
      'people',
      `Escriba en ${label('visita-guiada', 'people')} un número de ${peopleLimits.min} a ${peopleLimits.max}.`,
    ],
    [
      'visita-guiada',
      { people: '-1' },
      'people',
      `Escriba en ${label('visita-guiada', 'people')} un número de ${peopleLimits.min} a ${peopleLimits.max}.`,
    ],
    ['visita-guiada', { day: ['2026-12-02'] }, 'day', `Elija una opción en ${label('visita-guiada', 'day')}.`],
    ['accesibilidad', { type: '' }, 'type', `Elija una opción en ${label('accesibilidad', 'type')}.`],
    ['informacion-publica', { request: ' ' }, 'request', `Falta ${label('informacion-publica', 'request')}.`],
    ['silla-de-ruedas', { name: '' }, 'name', 'Escriba su nombre.'],
    ['silla-de-ruedas', { email: 'a@' }, 'email', 'El correo electrónico no es válido.'],
    ['silla-de-ruedas', { consent: undefined }, 'consent', 'Marque la casilla para que podamos usar estos datos.'],
    ['silla-de-ruedas', { consentVersion: '1999' }, 'consent', /ha cambiado/],
  ])('of %s with %j is refused at its field', async (key, differences, field, sentence) => {
    const answer = await post(key, differences);
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: Record<string, string[]> }>();
    expect(Object.keys(errors)).toContain(field);
    expect(errors[field]?.[0]).toMatch(sentence);
    expect(await stored()).toEqual([]);
  });

  it('of a minor has the guardian’s consent, and that of an adult has none', async () => {
    const guardian = { guardian: 'Ana Ojeda', guardianConsent: 'true', guardianConsentVersion: '2026-11-22' };
    expect((await post('club-16', { ...guardian, birthYear: '2015' })).statusCode).toBe(201);
    expect((await post('club-16', { ...guardian, birthYear: '2010' })).statusCode).toBe(201);
    expect((await stored()).map(({ answers }) => answers)).toEqual([
      { birthYear: '2015', guardian: 'Ana Ojeda', guardianConsent: 'true' },
      { birthYear: '2010' },
    ]);
    const purposesGiven = await test.database.selectFrom('consents').select('purpose').orderBy('id').execute();
    expect(purposesGiven.map(({ purpose }) => purpose)).toEqual(['club', 'clubGuardian', 'club']);
  });

  it.each([
    ['something in the honeypot', { website: 'https://spam.example' }],
    ['no time to write', { shownAt: new Date(Date.now() + 86_400_000).toISOString() }],
  ])('from a program is refused: %s', async (_, differences) => {
    expect((await post('amigos', differences)).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['nobody knows', 'club-99', {}],
    ['is about a performance that nobody knows', 'silla-de-ruedas', { performance: '999999' }],
    ['is about a performance of which nothing is said', 'silla-de-ruedas', { performance: '' }],
  ])('that %s answers 404', async (_, key, differences) => {
    expect((await post(key, differences)).statusCode).toBe(404);
  });
});

describe('the places of inscriptions', () => {
  it('are counted for each day, and the last place is given once', async () => {
    const places = async () => (await read('visita-guiada')).fields[0]?.options.map((option) => option.placesLeft ?? 0);
    const [first = 0, ...others] = (await places()) ?? [];
    expect(first).toBeGreaterThan(1);
    for (let left = first; left > 1; left -= Math.min(left - 1, peopleLimits.max)) {
      const asked = String(Math.min(left - 1, peopleLimits.max));
      expect((await post('visita-guiada', { email: `a${left}@example.org`, people: asked })).statusCode).toBe(201);
    }
    expect(await places()).toEqual([1, ...others]);
    const refused = await post('visita-guiada', { email: 'b@example.org', people: '2' });
    expect(refused.json<{ errors: object }>().errors).toEqual({
      people: [expect.stringMatching(/^Queda una plaza: /)],
    });
    const last = await Promise.all(
      ['c@example.org', 'd@example.org'].map((email) => post('visita-guiada', { email, people: '1' })),
    );
    expect(last.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await read('visita-guiada')).fields[0]?.options[0]).toMatchObject({ state: 'full', placesLeft: 0 });
  });

  it('are refused before they open and after the day, by the site’s clock', async () => {
    const early = await post('visita-guiada', { day: '2027-03-03' });
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
      409,
      'El plazo de «miércoles 3 de marzo de 2027, 10:00» aún no está abierto.',
    ]);
    test.api = await apiAt('2026-12-02T10:00:00Z');
    expect((await post('visita-guiada')).statusCode).toBe(409);
    expect((await read('visita-guiada')).fields[0]?.options.map(({ value }) => value)).not.toContain('2026-12-02');
  });

  it('for a workshop are those of the workshop, and open with it', async () => {
    expect(await read('taller-profesorado')).toMatchObject({ state: 'notYet', opensAt: '2027-01-07T09:00:00.000Z' });
    expect((await post('taller-profesorado')).statusCode).toBe(409);
    test.api = await apiAt('2027-01-07T09:00:00Z');
    const places = async () => {
      const workshops = await test.api.inject({ url: '/api/workshops?lang=es' });
      const { data } = workshops.json<{ data: { slug: string; places: { total: number; left: number } }[] }>();
      return data.find(({ slug }) => slug === openWorkshop)?.places;
    };
    const { total = 0 } = (await places()) ?? {};
    const { state, fields } = await read('taller-profesorado');
    expect(state).toBe('open');
    expect(fields[0]?.options).toContainEqual(expect.objectContaining({ value: openWorkshop, placesLeft: total }));
    expect((await post('taller-profesorado')).statusCode).toBe(201);
    expect(await places()).toEqual({ total, left: total - 1 });
  });
});

it('the form for a wheelchair space names its concert, and answers 404 for one that is cancelled or only online', async () => {
  const { fields } = await read('silla-de-ruedas', `&performance=${tonight}`);
  expect(fields[0]?.options[0]?.label).toMatch(/^Concierto de prueba · \S+ \d+ de \S+ de \d{4}, \d\d:\d\d · /);
  const isElsewhere = test.database
    .selectFrom('performances')
    .select('id')
    .where('status', 'in', ['cancelled', 'movedOnline']);
  const elsewhere = await isElsewhere.execute();
  for (const { id } of elsewhere)
    expect((await test.api.inject({ url: `/api/inscriptions/silla-de-ruedas?performance=${id}` })).statusCode).toBe(
      404,
    );
  expect(elsewhere.length).toBeGreaterThan(1);
});
