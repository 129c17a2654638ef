import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';
import { addChannelKey, findChannelKey } from './keys.ts';
import { assertRoom } from './room-left.ts';

const test = useTestApi();
const room = { messagesOfDay: 3, filesOfDay: 100, files: 250 };
const today = '2026-11-20';
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  await test.database.deleteFrom('channelReports').execute();
  await test.database.deleteFrom('channelKeys').execute();
  await addChannelKey(test.database);
});

interface Sent {
  on?: string;
  author?: 'reporter' | 'handler';
  bytes?: number;
}

async function sent({ on = today, author = 'reporter', bytes = 0 }: Sent = {}): Promise<void> {
  const { database } = test;
  const key = await findChannelKey(database);
  const report = await database
    .insertInto('channelReports')
    .values({
      locator: crypto.randomUUID(),
      keyId: key?.id ?? 0,
      recipient: 'age1',
      lang: 'es',
      receivedOn: on,
      keptUntil: '2027-02-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await database
    .insertInto('channelMessages')
    .values({ reportId: report.id, author, writtenOn: on, sealed: Buffer.from('x') })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (bytes > 0)
    await database
      .insertInto('channelFiles')
      .values({ messageId: message.id, place: 0, sealed: Buffer.alloc(bytes) })
      .execute();
}
const ask = (files: string[] = []) => assertRoom(test.database, { files, lang: 'es' }, room);
const withoutFiles = { errors: { files: [expect.stringContaining('Envíe el texto sin ellos')] } };

it('so many messages of reporters are stored in a day, without those of the staff', async () => {
  await sent({ on: '2026-11-19' });
  for (let number = 0; number < 4; number += 1) await sent({ author: 'handler' });
  await sent();
  await sent();
  await expect(ask()).resolves.toBeUndefined();
  await sent();
  await expect(ask()).rejects.toMatchObject({ status: 409, key: 'reportChannelFull' });
});

it('a message with more files than there is room for today may be sent without them', async () => {
  await sent({ bytes: 99 });
  await expect(ask(['eA=='])).resolves.toBeUndefined();
  await sent({ bytes: 1 });
  await expect(ask(['eA=='])).rejects.toMatchObject(withoutFiles);
  await expect(ask()).resolves.toBeUndefined();
});

it('the files of all days have a limit, too', async () => {
  await sent({ on: '2026-11-01', bytes: 250 });
  await expect(ask(['eA=='])).rejects.toMatchObject(withoutFiles);
});
