import { describe, expect, it } from 'vitest';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { concertForm, announcement, otherHall, useConcertOffice } from '../../testing/concert-office.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { signedIn } from '../../testing/signed-in.ts';

const { test, eva, ask, opened, save, undo } = useConcertOffice();

/** Puts somebody on the waiting list of a date. */
const waitFor = (performanceId: number, email: string, lang: 'es' | 'en') =>
  insertWaitingEntry(test.database, performanceId, { email, lang });
const emails = () => queuedEmails(test.database, 'concert:%');

describe('a concert in the office', () => {
  it('sends emails to the waiting list in each visitor’s language, and withdraws them when undone', async () => {
    await waitFor(90_411, 'ana@example.org', 'es');
    await waitFor(90_411, 'kim@example.org', 'en');
    expect((await opened(9041)).waiting).toBe(2);
    await save(9041, { 'status-90411': 'cancelled', ...announcement });
    const written = await emails();
    expect(written.map(({ recipient, lang }) => [recipient, lang])).toEqual([
      ['ana@example.org', 'es'],
      ['kim@example.org', 'en'],
    ]);
    expect(written[1]?.text).toContain(announcement.textEn);
    expect(written[0]?.text).toContain('No se celebra:\n');
    expect(written[1]?.text).toContain('It does not take place:\n');
    expect(written[1]?.text).not.toContain('It now stands');
    expect(written.every(({ dueAt }) => dueAt.getTime() - Date.now() > 60_000)).toBe(true);
    const record = { recordTable: 'waitingListEntries', action: 'letter', accountId: eva.accountId };
    const recorded = await test.database
      .selectFrom('accessRecords')
      .selectAll()
      .where('action', '=', 'letter')
      .execute();
    expect(recorded).toEqual([expect.objectContaining(record)]);
    expect((await undo(9041)).status).toBe(200);
    expect(await emails()).toEqual([]);

    await save(9041, { 'status-90411': 'cancelled', ...announcement });
    await test.database.updateTable('emailQueue').set({ attempts: 1 }).where('key', 'like', 'concert:%').execute();
    expect((await opened(9041)).canUndo).toBe(false);
    expect(await undo(9041)).toMatchObject({
      status: 409,
      message: expect.stringContaining('el correo ha salido') as string,
    });
    expect((await opened(9041)).preview.es.performances[0]?.state).toBe('cancelled');
  });

  it('sends emails to those who joined the waiting list since, when a change is undone', async () => {
    expect((await save(9043, { 'date-90431': '2027-02-06', ...announcement })).status).toBe(200);
    await waitFor(90_431, 'since@example.org', 'es');
    await waitFor(90_431, 'after@example.org', 'en');
    const sent = async () => (await emails()).filter(({ key }) => key.startsWith('concert:9043:'));
    expect((await undo(9043)).status).toBe(200);
    const written = await sent();
    expect(written.map(({ recipient, lang }) => [recipient, lang])).toEqual([
      ['since@example.org', 'es'],
      ['after@example.org', 'en'],
    ]);
    expect(written[0]?.text).toContain('queda sin efecto: se celebra como se indica a continuación');
    expect(written[1]?.text).toContain('no longer applies: it takes place as stated below');
    expect((await opened(9043)).history[0]).toMatchObject({ letters: 2 });
    // Taken back in its turn before its emails have left: the new day counts again, and nobody has heard of another.
    expect((await undo(9043)).status).toBe(200);
    expect(await sent()).toEqual([]);
  });

  it('sends emails of the cancellation again when the undoing of it is undone', async () => {
    await waitFor(90_441, 'again@example.org', 'en');
    expect((await save(9044, { 'status-90441': 'cancelled', ...announcement })).status).toBe(200);
    expect((await undo(9044)).status).toBe(200);
    expect((await undo(9044)).status).toBe(200);
    const sent = (await emails()).filter(({ key }) => key.startsWith('concert:9044:'));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['again@example.org']);
    expect(sent[0]?.text).toContain('it is cancelled');
    expect(sent[0]?.text).toContain('It does not take place:\n');
  });

  it('tells the waiting list of a postponed concert which date it no longer has', async () => {
    await waitFor(90_451, 'later@example.org', 'es');
    expect((await save(9045, { 'status-90451': 'postponed', ...announcement })).status).toBe(200);
    const [sent] = (await emails()).filter(({ key }) => key.startsWith('concert:9045:'));
    expect(sent?.text).toMatch(/Sin fecha por ahora:\n[^\n]+\nEra el \S+ \d+ de /);
    expect(sent?.text).not.toContain('Queda así');
  });

  it('may not be moved to an hour that is over', async () => {
    const answer = await save(9036, { 'time-90362': '08:00', ...announcement });
    expect([answer.status, answer.errors]).toEqual([422, { 'time-90362': ['Esa hora ya ha pasado.'] }]);
    expect((await save(9036, { 'date-90362': '2026-11-18', ...announcement })).errors).toHaveProperty('date-90362');
  });

  it('sends no emails to those waiting for a past date when it moves to another hall', async () => {
    await waitFor(90_361, 'yesterday@example.org', 'es');
    await waitFor(90_362, 'tonight@example.org', 'es');
    expect((await save(9036, { venue: otherHall(await opened(9036)), ...announcement })).status).toBe(200);
    const sent = (await emails()).filter(({ key }) => key.startsWith('concert:9036:'));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['tonight@example.org']);
    // Once it is cancelled, its list has been told, and another hall is no news.
    await test.database.deleteFrom('emailQueue').execute();
    await save(9036, { 'status-90362': 'cancelled', ...announcement });
    expect(await emails()).toHaveLength(1);
    const { choices, text } = await opened(9036);
    const third = choices.venues.find((hall) => hall !== text.venue) ?? '';
    expect((await save(9036, { venue: third, ...announcement })).status).toBe(200);
    expect((await emails()).filter(({ key }) => key.startsWith('concert:9036:3:'))).toEqual([]);
  });

  it('is saved once when three save the same version, and an outdated page gets 409', async () => {
    const page = await opened(9047);
    const tries = await Promise.all(
      [1, 2, 3].map((n) => ask('/9047', concertForm(page, { noteEs: `Nota ${n}`, noteEn: `Note ${n}` }))),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.message).toContain('Lo que ha escrito sigue aquí');
    expect((await opened(9047)).history).toHaveLength(1);
    await save(9047, { 'status-90471': 'cancelled', ...announcement });
    const stale = await ask('/9047', concertForm(page));
    expect([stale.status, stale.errors], 'of a page that does not know it yet').toEqual([409, undefined]);
  });

  it.each([
    [
      'a change of which English speakers are not told',
      { 'status-90481': 'cancelled', textEs: 'Se cancela.' },
      'textEn',
    ],
    ['a note in one language', { noteEs: 'Nota.', noteEn: '' }, 'noteEn'],
    ['a day that is none', { 'date-90481': '2027-02-30' }, 'date-90481'],
    ['a day that is over', { 'date-90481': '2026-11-19' }, 'date-90481'],
    ['an hour that is none', { 'time-90481': '25:00' }, 'time-90481'],
    ['a hall that nobody knows', { venue: 'Cueva' }, 'venue'],
    ['a conductor that nobody knows', { conductor: 'Nadie' }, 'conductor'],
    ['a text of the size of a book', { textEs: 'a'.repeat(601), textEn: 'b' }, 'textEs'],
    ['braces that would name a fact', { textEs: 'En {{days}} días.', textEn: 'b' }, 'textEs'],
  ])('is not saved with %s', async (_, wrong, field) => {
    const answer = await save(9048, wrong);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect((await opened(9048)).version).toBe(0);
  });

  it.each([
    ['textEn', { 'status-90481': 'cancelled', textEs: 'Se cancela.' }, /^Escriba en los dos idiomas qué cambia/],
    ['noteEn', { noteEs: 'Nota.', noteEn: '' }, /^Escriba la explicación en los dos idiomas/],
  ])('asks at %s for the missing translation of that text', async (field, wrong, sentence) => {
    expect((await save(9048, wrong)).errors?.[field]?.[0]).toMatch(sentence);
  });

  it('is not saved without a change, and answers 404 for an unknown id', async () => {
    expect((await save(9048, {})).status).toBe(409);
    expect((await ask('/9999')).status).toBe(404);
    expect((await ask('/9999', { version: 0 })).status).toBe(404);
    expect((await ask('/9048/undo', { version: 0 })).status).toBe(409);
  });

  it('answers 401 or 403 to everybody without the role communication or box-office', async () => {
    const others = [null, await signedIn(test, 'centre'), await signedIn(test, 'staff', 'education', 'schools')];
    for (const [path, payload] of [
      ['', undefined],
      ['/9048', undefined],
      ['/9048', { version: 0 }],
      ['/9048/undo', { version: 0 }],
    ] as const) {
      const statuses = await Promise.all(others.map(async (visitor) => (await ask(path, payload, visitor)).status));
      expect(statuses, path).toEqual([401, 403, 403]);
    }
  });
});
