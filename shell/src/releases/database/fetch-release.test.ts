import { createPrivateKey } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryDatabase, type MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { browserTrial, readTrials, writeTrial } from '../gate/trial/trial-records.ts';
import { createKeyPair } from '../signed/key-pair.ts';
import { isOfDevelopment, writeProof } from '../signed/proof-file.ts';
import { developmentReason, manifestHash, signStatement, type Statement } from '../signed/signed-request.ts';
import type { Release } from '../release.schema.ts';
import { releaseFolder } from '../store/store.ts';
import { fetchRelease, fetchTrials } from './fetch-release.ts';
import { pushRelease } from './push-release.ts';
import { DatabaseAwayError } from './release-database.ts';
import { sampleStatement } from '../../testing/sample-releases/sample-statement.ts';

let folder: string;
useTestFolder((own) => void (folder = own));

it('a fetched release with a missing file leaves no files, also when other files arrive later', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const { name, version } = await storeSampleRelease(there, 'slow');
  const database = createMemoryDatabase();
  await pushRelease(there, database, name, version);
  const { file } = database;
  let asked = 0;
  database.file = async (hash, key) => {
    if (asked++ === 0) return null;
    await wait(300);
    return file(hash, key);
  };
  await expect(fetchRelease(here, database, name, version)).rejects.toThrow('is not in the database of releases');
  await wait(600);
  expect(await readdir(join(here, name)).catch(() => [])).toEqual([]);
});

it('a fetched release is refused while a file differs from what was published', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const { name, version, integrity } = await storeSampleRelease(there, 'one');
  const database = createMemoryDatabase();
  await pushRelease(there, database, name, version);
  const hash = integrity['server/main.js'] ?? '';
  const file = database.files.get(hash) as Buffer;
  database.files.set(hash, Buffer.from('export const remote = 0;'));
  await expect(fetchRelease(here, database, name, version)).rejects.toThrow('server/main.js is not what was published');
  database.files.set(hash, file);
  expect(await fetchRelease(here, database, name, version)).toMatchObject({ name, version });
});

it('a release that is here already is tried no more, and counts as checked, where another machine did it', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const release = await storeSampleRelease(there, 'one');
  await storeSampleRelease(here, 'one');
  const database = createMemoryDatabase();
  const check = { shell: browserTrial('shell1'), notes: ['12 pages', 'signed'] };
  await writeTrial(there, release, check);
  await pushRelease(there, database, release.name, release.version);
  await fetchTrials(here, database, release);
  expect(await readTrials(here, release)).toEqual([check]);
});

it('a release that was checked again on another machine keeps that check where the earlier one is known', async () => {
  const release = await storeSampleRelease(folder, 'one');
  const database = createMemoryDatabase();
  const check = { shell: browserTrial('shell1'), notes: ['12 pages', 'signed'] };
  await writeTrial(folder, release, { ...check, notes: ['12 pages', 'signed with a key that is revoked'] });
  await database.noteTrial(release.name, release.version, check);
  await pushRelease(folder, database, release.name, release.version);
  expect(await database.trials(release.name, release.version)).toEqual([check]);
});

it('a release whose trials could not be fetched is fetched again, with them', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const release = await storeSampleRelease(there, 'one');
  const database = createMemoryDatabase();
  const check = { shell: browserTrial('shell1'), notes: ['12 pages', 'signed'] };
  await writeTrial(there, release, check);
  await pushRelease(there, database, release.name, release.version);
  vi.spyOn(database, 'trials').mockRejectedValueOnce(
    new DatabaseAwayError('The database of releases does not answer.'),
  );
  await expect(fetchRelease(here, database, release.name, release.version)).rejects.toThrow('does not answer');
  await fetchRelease(here, database, release.name, release.version);
  expect(await readTrials(here, release)).toEqual([check]);
});

it('a release that several ask for at once is fetched once', async () => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const { name, version } = await storeSampleRelease(there, 'one');
  const database = createMemoryDatabase();
  await pushRelease(there, database, name, version);
  const asked = vi.spyOn(database, 'release');
  const fetched = await Promise.all([1, 2, 3].map(() => fetchRelease(here, database, name, version)));
  expect([asked.mock.calls.length, fetched.every((one) => one.version === version)]).toEqual([1, true]);
});

/** Signs a stored release with the key of a new team of the database. */
async function sign(
  store: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
  database: MemoryDatabase,
  differences: Partial<Statement> = {},
) {
  const key = createKeyPair();
  await database.putTeam({ name, app: name, mounts: [], slots: [] });
  await database.addKey(name, key);
  const manifest = await readFile(join(releaseFolder(store, name, version), 'release.json'), 'utf8');
  const statement = sampleStatement({ app: name, version, manifest: manifestHash(manifest), ...differences });
  const proof = signStatement(statement, createPrivateKey(key.privateKey));
  await writeProof(releaseFolder(store, name, version), proof);
  return { manifest, proof };
}

it.each([
  ['release.json', (text: string) => text.replace('"mounts"', ' "mounts"'), 'is not the one that its team has signed'],
  ['proof.json', () => '{"text"', 'is damaged'],
] as const)(
  'a signed release whose %s was changed is not published, and fetched again',
  async (file, change, damage) => {
    const release = await storeSampleRelease(folder, 'one');
    const { name, version } = release;
    const database = createMemoryDatabase();
    const { manifest } = await sign(folder, release, database);
    await pushRelease(folder, database, name, version);
    const changed = join(releaseFolder(folder, name, version), file);
    const text = await readFile(changed, 'utf8');
    await writeFile(changed, change(text));
    await expect(pushRelease(folder, database, name, version)).rejects.toThrow(`: ${file} ${damage}`);
    expect(database.releases.get(`${name}@${version}`)?.manifest).toBe(manifest);
    await fetchRelease(folder, database, name, version);
    expect(await readFile(changed, 'utf8')).toBe(text);
  },
);

describe('a release of `ofgc dev` that another machine has published on purpose since', () => {
  let here: string;
  let whole: Release;
  let database: MemoryDatabase;
  beforeEach(async () => {
    const there = join(folder, 'there');
    here = join(folder, 'here');
    database = createMemoryDatabase();
    whole = await storeSampleRelease(there, 'one');
    await sign(there, whole, database);
    await pushRelease(there, database, whole.name, whole.version);
    await sign(here, await storeSampleRelease(here, 'one', { warmUp: [] }), database, { why: developmentReason });
  });

  it('is fetched, as what was published counts', async () => {
    expect((await fetchRelease(here, database, whole.name, whole.version)).warmUp).toEqual(whole.warmUp);
    expect(await isOfDevelopment(releaseFolder(here, whole.name, whole.version))).toBe(false);
  });

  it('is the one of this machine while the database is away', async () => {
    database.isAway = true;
    expect((await fetchRelease(here, database, whole.name, whole.version)).warmUp).toEqual([]);
  });
});

it.each<[string, Partial<Statement>, boolean]>([
  ['that its team has sent', {}, true],
  ['with a statement about a check of it', { verb: 'checked' }, false],
  ['with a statement about another version', { version: 'abcdefabcdef' }, false],
  ['with a statement about another section', { app: 'jobs' }, false],
])('a release %s is fetched: %#', async (_, differences, isFetched) => {
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const { name, version } = await storeSampleRelease(there, 'one');
  const database = createMemoryDatabase();
  await pushRelease(there, database, name, version);
  const { manifest, proof } = await sign(there, { name, version }, database, differences);
  await database.putRelease(name, version, manifest, proof);
  const fetching = fetchRelease(here, database, name, version);
  if (isFetched) expect((await fetching).version).toBe(version);
  else await expect(fetching).rejects.toThrow('is not the release that its team has signed');
});
