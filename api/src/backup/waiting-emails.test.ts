import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverDue } from '../mail/deliver-emails.ts';
import { enqueueEmail } from '../mail/email-queue.ts';
import { inMemory } from '../testing/backup-in-memory.ts';
import { openTestDatabase, startDeadline } from '../testing/test-api.ts';
import { useEmptyDatabase } from '../testing/use-test-api.ts';
import { dump } from './dump.ts';
import { loadBackup } from './load.ts';

const test = useEmptyDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-waiting-emails-'));
  const email = { recipient: 'ana@example.org', lang: 'es', subject: 'Hola', text: 'Hola', html: '' } as const;
  for (const key of ['waiting', 'sent']) await enqueueEmail(test.database, { key, ...email });
  await test.database.updateTable('emailQueue').set({ sentAt: new Date() }).where('key', '=', 'sent').execute();
}, startDeadline);
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['leave', {}, ['waiting']],
  ['are given up where the old site has sent them since', { leave: false }, []],
])(
  'the emails that wait in a backup %s',
  async (_, options, leaving) => {
    const target = await openTestDatabase();
    const backup = await dump(test.database, folder, inMemory);
    expect(await loadBackup(target.database, folder, backup, options)).toMatchObject({ waitingEmails: 1 });
    const sent: string[] = [];
    const transport = async ({ key }: { key: string }) => void sent.push(key);
    await deliverDue({ database: target.database, transport, log: () => undefined });
    expect(sent).toEqual(leaving);
    await target.close();
  },
  startDeadline,
);
