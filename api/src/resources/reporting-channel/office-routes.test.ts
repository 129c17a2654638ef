import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  handledReportSchema,
  openedReportSchema,
} from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import {
  sentReportSchema,
  type ReportReceipt,
  reportReceiptSchema,
} from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { sendReport } from '../../testing/forms/report-form.ts';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { type SignedInTester, signedIn } from '../../testing/signed-in.ts';
import { addChannelKey } from './keys.ts';
import { purgeReports } from './purge.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
let handler: SignedInTester;
let key: string;
let receipt: ReportReceipt;
let id: number;
/** The last access record of the earlier tests, because records are never deleted. */
let recordedBefore = '0';
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  await test.database.deleteFrom('channelReports').execute();
  await test.database.deleteFrom('channelKeys').execute();
  key = await addChannelKey(test.database);
  handler = await signedIn(test, 'staff', 'channel');
  const last = await test.database
    .selectFrom('accessRecords')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  recordedBefore = last?.id ?? '0';
  receipt = reportReceiptSchema.parse(await sendReport(test));
  id = (await list())[0]?.id ?? 0;
});

const dataOf = (answer: { json: () => unknown }) => (answer.json() as { data: unknown }).data;
const outside = (path: string, payload: object) =>
  test.api.inject({ method: 'POST', url: `/channel/${path}`, payload });
/** Moves the clock to a later day and signs in again, because the session has ended by then. */
async function laterOn(day: string): Promise<void> {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  handler = await signedIn(test, 'staff', 'channel');
}
const post = (path: string, payload: object, who = handler) =>
  test.api.inject({ method: 'POST', url: `/api/reports/${path}`, payload, headers: who.headers });
const list = async () => {
  const answer = await test.api.inject({ url: '/api/reports', headers: handler.headers });
  return handledReportSchema.array().parse(dataOf(answer));
};
const one = async () => handledReportSchema.parse((await list())[0]);
const step = async (name: string, differences: object = {}) =>
  post(`${id}/steps`, { step: name, version: (await one()).version, ...differences });
const opened = async (typed = key) => openedReportSchema.parse(dataOf(await post(`${id}/open`, { key: typed })));
const recorded = () =>
  test.database
    .selectFrom('accessRecords')
    .select(['action', 'recordTable', 'recordId', 'detail'])
    .where('id', '>', recordedBefore)
    .where('recordTable', 'in', ['channelReports', 'channelFiles'])
    .orderBy('id')
    .execute();

describe('GET /api/reports', () => {
  it('lists state, terms and days left, without any text of the report', async () => {
    await laterOn('2026-11-29');
    expect(await list()).toEqual([
      {
        id,
        state: 'received',
        receivedOn: '2026-11-20',
        terms: {
          acknowledgement: { dueOn: '2026-11-27', doneOn: null, daysLeft: -2 },
          answer: { dueOn: '2027-02-20', doneOn: null, daysLeft: 83 },
        },
        isExtended: false,
        lang: 'es',
        keptUntil: '2027-02-20',
        messages: 1,
        isWaiting: true,
        version: 1,
        steps: ['acknowledge', 'investigate', 'close'],
      },
    ]);
  });
});

describe('a report in the office', () => {
  it('is opened with the channel’s key, and each reading is recorded', async () => {
    expect(await opened(key.toLowerCase())).toMatchObject({
      matter: 'funds',
      thread: [{ author: 'reporter', text: 'Se pagó dos veces', files: [{ kind: 'text', bytes: 7 }] }],
    });
    const [first] = (await opened()).thread;
    const file = await post(`${id}/files`, { key, message: first?.id, place: 0 });
    expect([file.body, file.headers['content-disposition']]).toEqual([
      'factura',
      expect.stringMatching(/^attachment; filename="\d+-1\.txt"$/),
    ]);
    const reading = { action: 'read', recordTable: 'channelReports', recordId: String(id), detail: '' };
    expect((await recorded()).filter(({ recordId }) => recordId !== 'list')).toEqual([
      reading,
      reading,
      { ...reading, recordTable: 'channelFiles', recordId: `${first?.id}/0` },
    ]);
  });

  it('is refused with the reporter’s code, another or a mistyped key, and nothing is recorded', async () => {
    const others = [receipt.code, await addChannelKey(test.database), `${key}A`, ''];
    const answers = await Promise.all(others.map((other) => post(`${id}/open`, { key: other })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
    expect(answers[1]?.json()).toMatchObject({ errors: { key: [expect.stringContaining('otra clave')] } });
    expect((await recorded()).filter(({ recordId }) => recordId !== 'list')).toEqual([]);
    // The report can still be opened with the key of its time.
    expect((await opened()).thread).toHaveLength(1);
  });

  it('takes messages without the key; the reporter reads them with the code, but no notes', async () => {
    await post(`${id}/messages`, { kind: 'note', text: 'Pedir la factura', version: 1 });
    const sent = await post(`${id}/messages`, { kind: 'message', text: '¿Qué factura?', version: 2 });
    expect(sent.statusCode).toBe(201);
    expect((await opened()).thread.map(({ author, text }) => [author, text])).toEqual([
      ['reporter', 'Se pagó dos veces'],
      ['note', 'Pedir la factura'],
      ['handler', '¿Qué factura?'],
    ]);
    const outsideView = (await outside('case', { code: receipt.code })).body;
    expect(outsideView).toContain('¿Qué factura?');
    expect(outsideView).not.toContain('Pedir');
    expect(await one()).toMatchObject({ isWaiting: false, state: 'received' });
  });

  it('sends files of an answer to the reporter without their metadata, and no files of notes', async () => {
    const photograph = await samplePhotograph({ width: 30, height: 20, comment: 'Hilario Cruz' });
    const sent = { text: 'Adjuntamos el acta.', files: [photograph.toString('base64')] };
    await post(`${id}/messages`, { ...sent, kind: 'message', version: 1 });
    await post(`${id}/messages`, { ...sent, kind: 'note', version: 2 });
    const { messages } = sentReportSchema.parse(dataOf(await outside('case', { code: receipt.code })));
    const [, answer] = messages;
    expect(messages).toHaveLength(2);
    expect(answer).toMatchObject({ author: 'handler', files: [{ kind: 'jpeg', bytes: expect.any(Number) as number }] });
    const file = await outside('files', { code: receipt.code, message: answer?.id, place: 0 });
    expect([file.statusCode, (await sharp(file.rawPayload).metadata()).width]).toEqual([200, 30]);
    expect(file.rawPayload.includes('Hilario')).toBe(false);
    const [note] = (await opened()).thread.filter(({ author }) => author === 'note');
    expect((await outside('files', { code: receipt.code, message: note?.id, place: 0 })).statusCode).toBe(404);
    expect((await post(`${id}/files`, { key, message: note?.id, place: 0 })).statusCode).toBe(200);
  });

  it.each([
    ['of a kind that is not taken', { files: [Buffer.from('PK\u0003\u0004\0').toString('base64')] }],
    ['too many', { files: ['YQ==', 'YQ==', 'YQ==', 'YQ=='] }],
    ['that were cut on their way', { files: [], isCut: 'true' }],
  ])('with files %s is refused at the field of files', async (_, files) => {
    const refused = await post(`${id}/messages`, { text: 'Adjunto.', kind: 'message', version: 1, ...files });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['files']]);
    expect(await one()).toMatchObject({ version: 1, messages: 1 });
  });

  it('goes through its steps, and both sides see its state and terms', async () => {
    await step('acknowledge');
    await laterOn('2026-12-01');
    await step('investigate');
    await step('extend');
    expect(await one()).toMatchObject({ state: 'investigating', keptUntil: '2036-11-20', steps: ['close'] });
    await post(`${id}/messages`, { kind: 'answer', text: 'Era cierto.', version: 4 });
    await step('close');
    const view = dataOf(await outside('case', { code: receipt.code }));
    expect(view).toMatchObject({
      state: 'closed',
      terms: {
        acknowledgement: { doneOn: '2026-11-20' },
        answer: { dueOn: '2027-05-20', doneOn: '2026-12-01' },
      },
      intake: { isOpen: false },
    });
    expect(await one()).toMatchObject({ keptUntil: '2027-03-01', steps: [] });
    expect(
      (await recorded()).filter(({ action }) => action !== 'read').map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['change', 'acknowledge'],
      ['change', 'investigate'],
      ['change', 'extend'],
      ['letter', 'answer'],
      ['change', 'close'],
    ]);
  });

  it('is kept for ten years at most when proceedings follow', async () => {
    await step('close', { hasProceedings: 'true' });
    expect((await one()).keptUntil).toBe('2036-11-20');
    await purgeReports(test.database, new Date('2036-11-21T12:00:00Z'));
    expect(await list()).toEqual([]);
  });

  it('has one message erased: its file and text are gone for both sides, and its place says so', async () => {
    const [first] = (await opened()).thread;
    await post(`${id}/messages`, { kind: 'note', text: 'Sobra un dato de salud', version: 1 });
    expect((await post(`${id}/erase`, { message: first?.id, version: 2 })).statusCode).toBe(200);
    const mark = /^Mensaje suprimido el 20.de.noviembre.de.2026/;
    const { matter, thread } = await opened();
    expect([matter, thread.map(({ files }) => files)]).toEqual(['other', [[], []]]);
    expect(thread.map(({ text }) => text)).toEqual([expect.stringMatching(mark), 'Sobra un dato de salud']);
    expect(await test.database.selectFrom('channelFiles').select('place').execute()).toEqual([]);
    expect((await post(`${id}/files`, { key, message: first?.id, place: 0 })).statusCode).toBe(404);
    const { messages } = sentReportSchema.parse(dataOf(await outside('case', { code: receipt.code })));
    expect(messages).toMatchObject([{ text: expect.stringMatching(mark) as string, files: [] }]);
    // A note is erased for the staff alone, and a message of another report is not.
    const [, note] = thread;
    expect((await post(`${id}/erase`, { message: note?.id, version: 3 })).statusCode).toBe(200);
    expect((await outside('case', { code: receipt.code })).body.split('Mensaje suprimido')).toHaveLength(2);
    expect((await post(`${id}/erase`, { message: 1_000_000, version: 4 })).statusCode).toBe(404);
    expect((await recorded()).filter(({ action }) => action === 'delete').map(({ detail }) => detail)).toEqual([
      `message ${first?.id}`,
      `message ${note?.id}`,
    ]);
  });

  it('is erased whole once its number was typed, also for its reporter', async () => {
    const refused = await post(`${id}/erase`, { message: '', number: String(id + 1), version: 1 });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['number']]);
    expect((await post(`${id}/erase`, { number: String(id), version: 2 })).statusCode).toBe(409);
    expect((await post(`${id}/erase`, { number: String(id), version: 1 })).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await outside('case', { code: receipt.code })).statusCode).toBe(404);
    expect(await test.database.selectFrom('channelMessages').select('id').execute()).toEqual([]);
    expect((await recorded()).filter(({ action }) => action === 'delete')).toMatchObject([{ detail: 'report' }]);
  });

  it('answers 409 to a repeated step, one out of order and any after closing', async () => {
    expect((await step('extend')).statusCode).toBe(409);
    await step('acknowledge');
    expect((await step('acknowledge')).statusCode).toBe(409);
    await step('close');
    const late = await post(`${id}/messages`, { kind: 'answer', text: 'Tarde', version: (await one()).version });
    expect(late.statusCode).toBe(409);
  });

  it('is changed by the first of two simultaneous requests, and the second gets 409', async () => {
    const { version } = await one();
    const answers = await Promise.all([
      post(`${id}/steps`, { step: 'acknowledge', version }),
      post(`${id}/messages`, { kind: 'message', text: 'Gracias', version }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    expect(await one()).toMatchObject({ version: 2 });
  });

  it('is not closed by a handler who has not seen a message that came meanwhile', async () => {
    const { submission } = dataOf(await test.api.inject('/channel/intake')) as { submission: string };
    const message = { code: receipt.code, text: 'Hay otra factura', submission };
    const sent = await Promise.all([1, 2].map(() => outside('messages', message)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const closed = await step('close', { version: 1 });
    expect([closed.statusCode, closed.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('la página está ya al día: compare') },
    ]);
    // The message that was sent twice was saved once, and counts as one change.
    expect(await one()).toMatchObject({ version: 2, messages: 2, state: 'received' });
  });
});
