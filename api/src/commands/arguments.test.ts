import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ofgc-arguments-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs a command with the given words, and checks that it only prints the sentence. */
const nothingHappens = async (words: string, sentence: string) => {
  const [script = '', ...typed] = words.split(' ');
  const [code, output] = await runCommand(script, typed, { DATA_DIR: dataDir, API_PORT: '9' });
  expect([code, output.slice(0, sentence.length), await readdir(dataDir)]).toEqual([1, sentence, []]);
};

it.each([
  ['commands/backup.ts kept.backup --all', 'What is --all for? npm run backup -- FILE'],
  ['commands/staff.ts lock ana@ofgc.example --roles schools', 'What is --roles for? npm run staff -- add EMAIL'],
  ['contract/write-surface.ts --force', 'What is --force for? npm run contract -- [--breaking]'],
])('a command with an unknown argument names it in a sentence and does nothing: %s', nothingHappens);

it.each([
  ['commands/restore.ts kept.backup --force', 'What is --force for? npm run restore -- FILE'],
  ['commands/restore.ts kept.backup other.backup', 'What is "other.backup" for? npm run restore -- FILE'],
  ['commands/content.ts export api/content --dry-run', 'What is --dry-run for? npm run content -- export FOLDER'],
  ['commands/content.ts export', 'Into which folder? npm run content -- export FOLDER'],
  ['commands/channel.ts key --show', 'What is --show for? npm run channel -- key'],
  ['commands/newsletter.ts leave ana', 'ana is no email address. npm run newsletter -- list'],
  ['commands/newsletter.ts forget ana@ofgc.example', 'npm run newsletter -- list | show EMAIL | leave EMAIL | correct'],
  ['commands/picture.ts add hall.jpg --force', 'What is --force for? npm run picture -- add FILE …'],
  ['commands/picture.ts remove hall.jpg stage.jpg', 'What is "stage.jpg" for? npm run picture -- add FILE …'],
  ['commands/staff.ts lock ana@ofgc.example --until tomorrow', 'What is --until for? npm run staff -- add EMAIL'],
  ['database/generate-tables.ts --check', 'What is --check for? npm run db:types'],
])('a command with an unknown argument names it in a sentence and does nothing: %s', full, nothingHappens);
