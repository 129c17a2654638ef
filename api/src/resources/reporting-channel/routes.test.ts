import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type SentReport,
  sentReportSchema,
  reportReceiptSchema,
  type ReportReceipt,
} from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { dump } from '../../backup/dump.ts';
import { countRows } from '../../http/paging.ts';
import { inMemory } from '../../testing/backup-in-memory.ts';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { addChannelKey } from './keys.ts';
import { purgeReports } from './purge.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const test = useTestApi();
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  await test.database.deleteFrom('channelReports').execute();
  await test.database.deleteFrom('channelKeys').execute();
  await addChannelKey(test.database);
});

const post = (path: string, payload: object, lang = 'es') =>
  test.api.inject({ method: 'POST', url: `/channel/${path}?lang=${lang}`, payload });
const intake = async () => (await test.read<{ data: { isOpen: boolean; submission: string } }>('/channel/intake')).data;
const dataOf = (answer: { json: () => unknown }) => (answer.json() as { data: unknown }).data;
const mark = 'Néstor-de-la-Prueba-4711';
const report = async (differences: object = {}) => ({
  matter: 'contracting',
  facts: `Se amañó el contrato. ${mark}`,
  when: 'en octubre',
  people: mark,
  contact: '',
  submission: (await intake()).submission,
  shownAt: shownEarlier(),
  website: '',
  ...differences,
});
async function reported(differences: object = {}): Promise<ReportReceipt> {
  const answer = await post('reports', await report(differences));
  expect(answer.statusCode).toBe(201);
  return reportReceiptSchema.parse(dataOf(answer));
}
const sentReport = async (code: string): Promise<SentReport> =>
  sentReportSchema.parse(dataOf(await post('case', { code })));
const counted = () => countRows(test.database.selectFrom('channelReports'));

describe('a report to the channel', () => {
  it('is answered with a code and both terms', async () => {
    const { code, receivedOn, terms } = await reported();
    expect(code).toMatch(/^(?:\w{4}-){4}\w{4}$/);
    expect([receivedOn, terms.acknowledgement.dueOn, terms.answer.dueOn]).toEqual([
      '2026-11-20',
      '2026-11-27',
      '2027-02-20',
    ]);
  });

  it('is read with its own code only', async () => {
    const { code } = await reported();
    expect(await sentReport(` ${code.toLowerCase()} `)).toMatchObject({
      state: 'received',
      matter: 'contracting',
      when: 'en octubre',
      people: mark,
      messages: [{ author: 'reporter', writtenOn: '2026-11-20', text: `Se amañó el contrato. ${mark}`, files: [] }],
    });
    const { code: other } = await reported({ facts: 'Otra cosa', people: '' });
    expect(JSON.stringify(await sentReport(other))).not.toContain(mark);
  });

  it('that is sent twice is stored once with one code, and with another text is another report', async () => {
    const body = await report();
    const answers = await Promise.all([post('reports', body), post('reports', body)]);
    const again = await post('reports', body);
    expect(new Set([...answers, again].map((answer) => reportReceiptSchema.parse(dataOf(answer)).code)).size).toBe(1);
    expect(await counted()).toBe(1);
    const changed = await post('reports', { ...body, facts: 'Otra cosa' });
    expect(reportReceiptSchema.parse(dataOf(changed)).code).not.toBe(reportReceiptSchema.parse(dataOf(again)).code);
    expect(await counted()).toBe(2);
  });

  it.each([
    ['matter', 'gossip', 'Elija de qué se trata.'],
    ['facts', ' ', 'Cuente qué ha ocurrido.'],
    ['facts', 'a'.repeat(20_001), 'El texto no puede tener más de 20000 caracteres: reparta el resto en otro mensaje.'],
    ['files', ['', '', '', ''], 'Puede adjuntar tres archivos como máximo. Los demás pueden ir en otro mensaje.'],
    [
      'files',
      [Buffer.from('PK\u0003\u0004\0').toString('base64')],
      'Solo se admiten PDF, fotografías JPEG o PNG y textos sin formato. Guarde los demás documentos como PDF.',
    ],
    [
      'files',
      ['AAAA'.repeat(1_600_000), 'AAAA'.repeat(600_000)],
      'Los archivos son demasiado grandes: entre todos pueden ocupar 6 MB. Los demás pueden ir en otro mensaje.',
    ],
  ])('is refused at %s with a sentence, and nothing is stored', async (field, value, sentence) => {
    const answer = await post('reports', await report({ [field]: value }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: sentence, errors: { [field]: [sentence] } });
    expect(await counted()).toBe(0);
  });

  it.each([
    ['something in the honeypot', { website: 'x' }],
    ['no time at all', { shownAt: undefined }],
    ['files that are none', { files: [null] }],
    ['a form of its own making', { submission: 'abc' }],
  ])('from a program is refused: %s', async (_, differences) => {
    expect((await post('reports', await report(differences))).statusCode).toBe(422);
    expect(await counted()).toBe(0);
  });

  it('is refused with 409 while the channel has no key', async () => {
    await test.database.deleteFrom('channelKeys').execute();
    expect((await intake()).isOpen).toBe(false);
    const answer = await post('reports', await report());
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('correo postal'),
    ]);
  });
});

describe('the code of a report', () => {
  it('is refused at its field when mistyped, and answers 404 when unknown', async () => {
    const { code } = await reported();
    const mistyped = await post('case', { code: code.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')) });
    expect(mistyped.statusCode).toBe(422);
    expect(mistyped.json()).toMatchObject({ errors: { code: [expect.stringContaining('cinco grupos')] } });
    await test.database.deleteFrom('channelReports').execute();
    const unknown = await post('case', { code });
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['', 'x', [], {}, null, 'A'.repeat(500)])('is refused with 422: %j', async (code) => {
    expect((await post('case', { code })).statusCode).toBe(422);
  });
});

describe('a file of a report', () => {
  it('is sent as a download without its metadata', async () => {
    const photograph = await samplePhotograph({ width: 30, height: 20, comment: mark });
    const { code } = await reported({ files: [photograph.toString('base64')] });
    const [message] = (await sentReport(code)).messages;
    expect(message?.files).toEqual([{ kind: 'jpeg', bytes: expect.any(Number) as number }]);
    const answer = await post('files', { code, message: message?.id, place: 0 });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${message?.id}-1.jpg"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(30);
    expect(answer.rawPayload.includes(mark)).toBe(false);
  });

  it('answers 404 with the code of another report or for a missing file', async () => {
    const { code } = await reported({ files: [Buffer.from('uno').toString('base64')] });
    const [message] = (await sentReport(code)).messages;
    const { code: other } = await reported({ facts: 'Otra cosa', people: '' });
    expect((await post('files', { code: other, message: message?.id, place: 0 })).statusCode).toBe(404);
    expect((await post('files', { code, message: message?.id, place: 1 })).statusCode).toBe(404);
  });
});

describe('a further message to a report', () => {
  it('is stored once with its files', async () => {
    const { code } = await reported();
    const body = { code, text: 'Falta la factura', submission: (await sentReport(code)).intake.submission };
    const files = [Buffer.from('factura 17').toString('base64')];
    await post('messages', { ...body, files });
    const answer = await post('messages', { ...body, files });
    expect(answer.statusCode).toBe(201);
    expect(sentReportSchema.parse(dataOf(answer)).messages.map(({ text, files: own }) => [text, own.length])).toEqual([
      [`Se amañó el contrato. ${mark}`, 0],
      ['Falta la factura', 1],
    ]);
    await post('messages', { ...body, text: 'Otra cosa' });
    expect((await sentReport(code)).messages).toHaveLength(3);
  });

  it('answers 409 when the report is closed, which can still be read', async () => {
    const { code } = await reported();
    await test.database.updateTable('channelReports').set({ closedOn: '2026-11-20' }).execute();
    const { submission } = await intake();
    expect((await post('messages', { code, text: 'Una cosa más', submission })).statusCode).toBe(409);
    expect(await sentReport(code)).toMatchObject({ state: 'closed', intake: { isOpen: false } });
  });
});

describe('the stored data of a report', () => {
  it('have no readable text, file or code in tables or backup', async () => {
    const { code } = await reported({ contact: mark, files: [Buffer.from(mark).toString('base64')] });
    const { parts } = await dump(test.database, '/nowhere', inMemory);
    const backup = parts.map((part) => ('row' in part ? part.row : '')).join('\n');
    const { rows } = await sql<{ row: string }>`
      select r::text as row from channel_reports r union all select m::text from channel_messages m
      union all select f::text from channel_files f`.execute(test.database);
    const stored = rows.map(({ row }) => row).join('\n');
    expect(rows).toHaveLength(3);
    for (const written of [backup, stored])
      for (const secret of [
        mark,
        Buffer.from(mark).toString('hex'),
        Buffer.from(mark).toString('base64'),
        code,
        code.replaceAll('-', ''),
      ])
        expect(written).not.toContain(secret);
    expect(stored).not.toMatch(/\d\d:\d\d/);
  });

  it('are deleted after three months when nothing was investigated', async () => {
    const { code } = await reported();
    await purgeReports(test.database, new Date('2027-02-20T12:00:00Z'));
    expect(await counted()).toBe(1);
    await purgeReports(test.database, new Date('2027-02-21T12:00:00Z'));
    expect((await post('case', { code })).statusCode).toBe(404);
    for (const table of ['channelMessages', 'channelFiles'] as const)
      expect(await test.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
