import { createPrivateKey } from 'node:crypto';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { browserTrial, writeTrial } from '../../releases/gate/trial/trial-records.ts';
import { resetRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { createKeyPair } from '../../releases/signed/key-pair.ts';
import { filesHash } from '../../releases/signed/files-hash.ts';
import { type Proof, signStatement } from '../../releases/signed/signed-request.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { requireCheck } from './require-check.ts';
import { sampleStatement } from '../../testing/sample-releases/sample-statement.ts';

let store: string;
let release: Release;
let database: MemoryDatabase;
const [own, others] = [createKeyPair(), createKeyPair()];

beforeEach(async () => {
  store = await testFolder();
  release = await storeSampleRelease(store, 'one');
  await resetRegistry(store, [sampleRelease({ name: 'shell', version: 'shell1' }), release]);
  database = createMemoryDatabase();
  for (const [name, key] of [
    ['education', own],
    ['jobs', others],
  ] as const) {
    await database.putTeam({ name, app: name, mounts: [], slots: [] });
    await database.addKey(name, key);
  }
});

function sign(differences: Partial<Parameters<typeof signStatement>[0]> = {}, { privateKey } = own): Proof {
  return signStatement(
    sampleStatement({
      verb: 'checked',
      app: 'education',
      version: release.version,
      files: filesHash(release),
      why: '12 pages',
      ...differences,
    }),
    createPrivateKey(privateKey),
  );
}
const keep = (proof: Proof, shell = 'shell1') =>
  writeTrial(store, release, { shell: browserTrial(shell), notes: ['12 pages', JSON.stringify(proof)] });
const ask = (requiresCheck = true) =>
  requireCheck(release, { store, database, siteUrl: 'https://ofgc.example', requiresCheck });
const refusal = 'nobody has looked at it in a browser under the live shell shell1';

it('a release goes live when its team has signed a browser check, or when no check is required', async () => {
  await expect(ask()).rejects.toThrow(refusal);
  await expect(ask()).rejects.toThrow('--browser --to https://ofgc.example');
  await expect(ask(false)).resolves.toBeUndefined();
  await keep(sign());
  await expect(ask()).resolves.toBeUndefined();
});

it.each<[string, () => Promise<unknown>]>([
  ['under another shell', () => keep(sign(), 'shell0')],
  ['signed for another shell', () => keep(sign({ shell: 'shell0' }))],
  ['of another release', () => keep(sign({ version: 'abcdefabcdef' }))],
  ['that says something else', () => keep(sign({ verb: 'publish' }))],
  ['that another team has signed', () => keep(sign({}, others))],
  ['that nobody’s key has signed', () => keep(sign({}, createKeyPair()))],
  ['that was changed', () => keep({ ...sign(), text: sign().text.replace('12', '13') })],
  ['of other files', () => keep(sign({ files: 'f'.repeat(64) }))],
  ['of a key that was revoked', () => keep(sign()).then(() => database.revokeKeys('education'))],
])('a browser check %s does not count', async (_, arrange) => {
  await arrange();
  await expect(ask()).rejects.toThrow(refusal);
});
