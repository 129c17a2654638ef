import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';
import { checkContent } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';
import { seedAlerts } from '../alerts/seed.ts';
import { copyContent, seedFrom } from '../../testing/content-copy.ts';
import { askBelow } from '../../testing/asker.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
let eva: SignedInTester;
/** The alerts of the files: one that is over, and one that is active on the tests' day. */
const alerts = [
  { id: 1, title: { es: 'Cierre.', en: 'Closed.' }, from: '2026-06-18', to: '2026-06-24' },
  {
    id: 3,
    title: { es: 'Se cancela.', en: 'Cancelled.' },
    event: content.events[0]?.id,
    from: '2026-11-12',
    to: '2026-12-11',
  },
];
beforeAll(async () => {
  await test.database.deleteFrom('alerts').execute();
  await seedAlerts(test.database, { ...content, alerts: checkContent('alerts', alerts) });
  eva = await signedIn(test, 'staff', 'communication');
});

const below = askBelow(test, '/api/office/alerts');
const ask = (path = '', payload?: object, visitor: SignedInTester | null = eva) => below(visitor, path, payload);
const shown = async (lang = 'es') =>
  (await test.read<{ data: Alert | null }>(`/api/alerts?active=1&lang=${lang}`)).data;
const form = {
  version: 0,
  es: 'Hoy <strong>no hay</strong> taquilla.',
  en: 'No box office <strong>today</strong>.',
  from: '2026-11-20T08:00',
  to: '2026-11-20T22:00',
  state: 'draft',
};

describe('an alert of the office', () => {
  it('is a draft until published, is then shown in both languages, and can be undone', async () => {
    const before = await shown();
    const { data } = await ask('', form);
    const { id } = data as { id: number };
    expect(await shown()).toEqual(before);
    expect((await ask(`/${id}`)).data).toMatchObject({ state: 'draft', html: { en: form.en } });

    expect((await ask(`/${id}`, { ...form, version: 1, state: 'published' })).status).toBe(200);
    expect([(await shown())?.title, (await shown('en'))?.title]).toEqual([form.es, form.en]);
    expect((await ask(`/${id}/undo`, { version: 2 })).status).toBe(200);
    expect(await shown()).toEqual(before);
    const { history, state } = (await ask(`/${id}`)).data as OfficeAlert;
    expect(state).toBe('draft');
    const same = { text: form.es, english: form.en, from: '2026-11-20T08:00:00.000Z', to: '2026-11-20T22:00:00.000Z' };
    expect(history).toMatchObject([
      { ...same, version: 3, isPublished: false },
      { ...same, version: 2, isPublished: true },
      { ...same, version: 1, isPublished: false },
    ]);
  });

  it('is hidden until its scheduled time, in the time of the islands', async () => {
    const { data } = await ask('', { ...form, state: 'published', from: '2026-11-20T12:30', to: '2026-11-20T13:00' });
    const { id } = data as { id: number };
    expect(await shown()).not.toMatchObject({ id });
    const alert = (await ask(`/${id}`)).data as OfficeAlert;
    expect([alert.state, alert.from]).toEqual(['scheduled', '2026-11-20T12:30:00.000Z']);
  });

  it('replaces one of the content files, survives seeding and brings the file’s text back when undone', async () => {
    const { version, text } = (await ask('/3')).data as OfficeAlert;
    expect(version).toBe(0);
    await ask('/3', { ...form, state: 'published', to: '2026-12-01T00:00' });
    // With changed files, seeding writes all content anew.
    const folder = await copyContent();
    const file = join(folder, 'alerts.json');
    const [over, active] = alerts;
    await writeFile(file, JSON.stringify([{ ...over, title: { es: 'Cierre breve.', en: 'Closed.' } }, active]));
    expect(await seedFrom(test.database, folder)).toBe(true);
    await rm(folder, { recursive: true });
    expect(await shown()).toMatchObject({ id: 3, title: form.es, eventId: content.events[0]?.id });
    const files = await test.database.selectFrom('alerts').select('title').where('id', '=', 1).executeTakeFirst();
    expect(files?.title.es).toBe('Cierre breve.');
    await ask('/3/undo', { version: 1 });
    expect((await shown())?.title).toBe(text.es);
  });

  it('is saved once when three save the same version, and the others get 409', async () => {
    const { data } = await ask('', { ...form, es: 'Uno.' });
    const { id } = data as { id: number };
    const tries = await Promise.all(
      [1, 2, 3].map((number) => ask(`/${id}`, { ...form, es: `${number}.`, version: 1 })),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('that a second editor saves in an older version answers 409 with the name of the first, and names both in its history', async () => {
    const ana = await signedIn(test, 'staff', 'communication');
    const nameOf = async ({ accountId }: SignedInTester) =>
      (await test.database.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow())
        .name;
    const [evaName, anaName] = [await nameOf(eva), await nameOf(ana)];
    const { id } = (await ask('', { ...form, es: 'De Eva.' })).data as { id: number };
    const late = await ask(`/${id}`, { ...form, es: 'De Ana.', version: 0 }, ana);
    expect([late.status, late.message]).toEqual([409, expect.stringContaining(`${evaName} ha cambiado este registro`)]);
    expect((await ask(`/${id}`, { ...form, es: 'De Ana.', version: 1 }, ana)).status).toBe(200);
    const { history } = (await ask(`/${id}`)).data as OfficeAlert;
    expect(history.map(({ actor, text }) => [actor, text])).toEqual([
      [anaName, 'De Ana.'],
      [evaName, 'De Eva.'],
    ]);
    const undone = await ask(`/${id}/undo`, { version: 1 });
    expect([undone.status, undone.message]).toEqual([409, expect.stringContaining(anaName)]);
  });

  it('is saved once when the button is pressed twice', async () => {
    const twice = () => Promise.all([1, 2].map(() => ask('', { ...form, es: 'Dos veces.' })));
    const answers = await twice();
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [id, same] = answers.map(({ data }) => (data as { id: number }).id);
    expect(same).toBe(id);
    const onAnotherPage = await ask('', { ...form, es: 'Dos veces.', formKey: randomUUID() });
    expect((onAnotherPage.data as { id: number }).id).not.toBe(id);
    const path = `/${id}`;
    const saved = await Promise.all([1, 2].map(() => ask(path, { ...form, es: 'Otra vez.', version: 1 })));
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(path)).data).toMatchObject({ version: 2 });
  });

  it('never gets the number of an alert that was exported to the files of this database', async () => {
    const draft = async (es: string) => ((await ask('', { ...form, es })).data as { id: number }).id;
    const id = (await draft('Antes.')) + 1;
    const title = { es: 'De otra base de datos.', en: 'Of another database.' };
    const row = { id, title: JSON.stringify(title), activeFrom: new Date(form.from), activeTo: new Date(form.to) };
    await test.database.insertInto('alerts').values(row).execute();
    expect(await draft('Otro aviso.')).not.toBe(id);
    const onSite = await test.database.selectFrom('alerts').select('title').where('id', '=', id).executeTakeFirst();
    expect(onSite).toEqual({ title });
  });

  it.each([
    ['without English', { en: ' ' }],
    ['with braces that would name a fact', { es: 'En {{days}} días.' }],
    ['of the size of a book', { es: 'a'.repeat(601) }],
    ['that ends before it begins', { to: '2026-11-20T07:00' }],
    ['at an hour that is none', { from: '2026-11-20T25:00' }],
    ['on a day before the first', { from: '2026-11-00T10:00' }],
    ['on the 29th of February of a year without one', { to: '2027-02-29T10:00' }],
    ['of which a script is all', { es: '<script>alert(1)</script>' }],
    ['of empty paragraphs', { en: '<p> </p><!-- today -->' }],
    ['in the year one', { from: '0001-01-01T00:00' }],
    ['on the 30th of February', { to: '2028-02-30T10:00' }],
    ['by the clock of Greenwich, as nothing but a program writes it', { from: '2026-11-20T08:00Z' }],
    [
      'that ends before it begins, since the clocks go forward in between',
      { from: '2027-03-28T01:30', to: '2027-03-28T02:15' },
    ],
  ])('%s answers 422', async (_, wrong) => {
    expect((await ask('', { ...form, ...wrong })).status).toBe(422);
  });

  it.each([
    ['2028-02-29T10:00', '2028-02-29T10:00:00.000Z'],
    ['2027-03-28T01:30', '2027-03-28T01:30:00.000Z'],
    ['2026-10-25T00:30', '2026-10-24T23:30:00.000Z'],
  ])('from %s is stored as from %s', async (from, instant) => {
    const { data } = await ask('', { ...form, es: `Desde ${from}`, from, to: '2099-01-01T00:00' });
    expect((await ask(`/${(data as { id: number }).id}`)).data).toMatchObject({ from: instant });
  });

  it('answers 401 or 403 to everybody without the role communication', async () => {
    const others = [null, await signedIn(test, 'centre'), await signedIn(test, 'staff', 'education', 'box-office')];
    for (const [path, payload] of [
      ['', undefined],
      ['', form],
      ['/3', undefined],
      ['/3', form],
      ['/3/undo', { version: 1 }],
    ] as const) {
      const statuses = await Promise.all(others.map(async (visitor) => (await ask(path, payload, visitor)).status));
      expect(statuses, path).toEqual([401, 403, 403]);
    }
  });
});
