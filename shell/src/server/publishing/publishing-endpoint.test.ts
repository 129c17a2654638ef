import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readHistory, readRegistry } from '../../releases/registry/registry-log.ts';
import { previewEnd } from '../../releases/signed/preview-lifetime.ts';
import { isOfDevelopment } from '../../releases/signed/proof-file.ts';
import { developmentReason } from '../../releases/signed/signed-request.ts';
import { publishingPath } from '../../releases/signed/publishing-path.ts';
import { releaseFolder } from '../../releases/store/store.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { deployAtOnce, type OpenPublishing, openPublishing } from '../../testing/servers/open-publishing.ts';

const teams = ['concerts', 'education', 'explore', 'about', 'jobs'];
let endpoint: OpenPublishing;
beforeAll(async () => {
  endpoint = await openPublishing(teams, createMemoryDatabase());
});
afterAll(() => endpoint.close());

describe('the publishing endpoint', () => {
  it('loses no deployment when five teams deploy at the same time', async () => {
    const rounds = await deployAtOnce(endpoint, teams, 3);
    const deployed = rounds.flat().map(({ name, version }) => `${name} ${version}`);
    const entered = (await readHistory(endpoint.store)).map(({ event }) => `${event.app} ${event.version}`);
    expect(entered.toSorted()).toEqual(deployed.toSorted());
    expect(endpoint.database.changes.map(({ event }) => `${event.app} ${event.version}`).toSorted()).toEqual(
      deployed.toSorted(),
    );
    const { apps } = await readRegistry(endpoint.store);
    for (const { name, version } of rounds.at(-1) ?? []) expect(apps[name]?.version).toBe(version);
  });

  it('takes a release once when its team sends it five times at the same time', async () => {
    const release = await endpoint.build('jobs', 'sent five times');
    const sentences = await Promise.all(Array.from({ length: 5 }, () => endpoint.ask('deploy', release)));
    expect(sentences.filter((sentence) => sentence.includes('Nothing was changed'))).toHaveLength(4);
    const folders = await readdir(join(endpoint.store, 'jobs'));
    expect(folders.filter((folder) => folder.startsWith('draft'))).toEqual([]);
  });

  it.each([
    ['a folder of the store', 'builds', 'the store has a folder of that name.'],
    ['files of all releases', 'words', '/assets/words/ has files of all.'],
  ])('refuses a section that has the name of %s', async (_, name, reason) => {
    // A team that was created before the rule existed.
    const older = await openPublishing([name], createMemoryDatabase());
    try {
      const release = await older.build(name, 'in the way');
      await expect(older.ask('publish', release)).rejects.toThrow(`${name} is no name of a section: ${reason}`);
      expect(await readdir(older.store)).toEqual([]);
    } finally {
      await older.close();
    }
  });

  it.each([
    ['a link to its preview may last', 'preview'],
    ['one that is new, where it is published again', 'publish'],
  ] as const)('keeps a release for as long as %s', async (_, verb) => {
    const release = await endpoint.build('jobs', `wanted late, ${verb}`);
    await endpoint.ask('publish', release);
    const folder = releaseFolder(endpoint.store, 'jobs', release.version);
    const longAgo = new Date(Date.now() - 13 * 86_400_000);
    await utimes(folder, longAgo, longAgo);
    await endpoint.ask(verb, release);
    expect(Date.now() - (await stat(folder)).mtimeMs).toBeLessThan(600_000);
  });

  it('keeps what was published on purpose, though `ofgc dev` had sent it before', async () => {
    const release = await endpoint.build('jobs', 'of development first');
    const folder = releaseFolder(endpoint.store, 'jobs', release.version);
    await endpoint.ask('publish', release, developmentReason);
    expect(await isOfDevelopment(folder)).toBe(true);
    await endpoint.ask('publish', release);
    expect(await isOfDevelopment(folder)).toBe(false);
    await endpoint.ask('publish', release, developmentReason);
    expect(await isOfDevelopment(folder)).toBe(false);
  });

  it('promises no preview of what `ofgc dev` has sent for longer than such a release is kept', async () => {
    const site = await openPublishing(['jobs'], createMemoryDatabase());
    try {
      const release = await site.build('jobs', 'of development, shown');
      await site.ask('publish', release, developmentReason);
      const preview = (days: string) => site.ask('preview', release, developmentReason, { until: previewEnd(days) });
      await expect(preview('3')).rejects.toThrow('was sent by `ofgc dev`, whose releases are kept for a day');
      expect(await preview('1')).toContain('can be looked at until');
      await site.ask('publish', release);
      expect(await preview('3')).toContain('can be looked at until');
    } finally {
      await site.close();
    }
  });

  it.each([
    ['previewed for three days', 'preview', ''],
    ['sent once more by `ofgc dev`', 'publish', developmentReason],
  ] as const)('knows what was published on purpose through another machine since: %s', async (_, verb, why) => {
    const database = createMemoryDatabase();
    const site = await openPublishing(['jobs'], database);
    const other = await openPublishing(['jobs'], database);
    try {
      const release = await site.build('jobs', 'published elsewhere');
      await site.ask('publish', release, developmentReason);
      await site.ask('publish', release, '', { to: other.url });
      await site.ask(verb, release, why, { until: previewEnd('3') });
      expect(await database.published('jobs')).toMatchObject([{ isOfDevelopment: false }]);
      expect(await isOfDevelopment(releaseFolder(site.store, 'jobs', release.version))).toBe(false);
    } finally {
      await Promise.all([site.close(), other.close()]);
    }
  });

  it('names the entry of its log where something went wrong, and that has the team’s request', async () => {
    const site = await openPublishing(['jobs'], createMemoryDatabase());
    try {
      const release = await site.build('jobs', 'not taken in');
      vi.spyOn(site.database, 'teams').mockRejectedValue(new TypeError('of the site'));
      const error = vi.spyOn(site.logger, 'error');
      const said = await site.ask('releases', release).catch(({ message }: Error) => message);
      const [, reqId] = /^Something went wrong on the site: its log says what, under ([\w-]{36})\.$/.exec(said) ?? [];
      expect(error).toHaveBeenCalledWith(
        expect.objectContaining({ reqId, app: 'jobs', verb: 'releases' }),
        'a release could not be taken in',
      );
    } finally {
      await site.close();
    }
  });

  it.each(['deploy', 'activate'] as const)('makes nothing live for a command that has ended: %s', async (verb) => {
    const site = await openPublishing(['jobs'], createMemoryDatabase());
    const release = await site.build('jobs', 'not awaited');
    if (verb === 'activate') await site.ask('publish', release);
    const ending = new AbortController();
    const { fetch } = globalThis;
    const asking = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((to, init) => fetch(to, { ...init, signal: ending.signal }));
    const seen = Promise.withResolvers<void>();
    site.server.once('request', (_request, response) => response.once('close', seen.resolve));
    const end = () => {
      ending.abort();
      return seen.promise;
    };
    // While the release is stored or tried.
    vi.spyOn(site.database, 'putRelease').mockImplementationOnce(end);
    vi.spyOn(site.database, 'trials').mockImplementationOnce(() => end().then(() => []));
    await expect(site.ask(verb, release)).rejects.toThrow('does not answer');
    asking.mockRestore();
    await vi.waitFor(() => expect(site.database.refusals).toHaveLength(1));
    expect(site.database.refusals.at(-1)?.reason).toBe(
      `The command did not wait until the site had changed: jobs ${release.version} is not live.`,
    );
    expect((await readRegistry(site.store)).apps).toEqual({});
    await site.close();
  });

  it('takes a release back at once while its deployment waits for another machine', async () => {
    const site = await openPublishing(['jobs'], createMemoryDatabase());
    const good = await site.build('jobs', 'good');
    await site.ask('deploy', good);
    const other = JSON.stringify({ shared: 0, unfetched: [] });
    const sites = vi.spyOn(site.database, 'sites').mockResolvedValue([{ name: 'other:1:/store', status: other }]);
    const bad = await site.build('jobs', 'bad');
    const waiting = [site.ask('deploy', bad)];
    const live = async () => (await readRegistry(site.store)).apps.jobs?.version;
    await vi.waitFor(async () => expect(await live()).toBe(bad.version), { timeout: 20_000 });
    // As many as have places: those whose answer waits hold none, and what takes back needs none.
    for (const release of Array.from({ length: 6 }, () => [good, bad]).flat()) {
      waiting.push(site.ask('activate', release));
      await vi.waitFor(async () => expect(await live()).toBe(release.version), { timeout: 20_000 });
    }
    const asked = Promise.withResolvers<never[]>();
    const entered = vi.spyOn(site.database, 'useNonce');
    vi.spyOn(site.database, 'published').mockImplementation(() => asked.promise);
    waiting.push(...Array.from({ length: 12 }, () => site.ask('releases', good)));
    await vi.waitFor(() => expect(entered).toHaveBeenCalledTimes(12));
    waiting.push(site.ask('rollback', bad));
    await vi.waitFor(async () => expect(await live()).toBe(good.version), { timeout: 20_000 });
    sites.mockRestore();
    asked.resolve([]);
    expect(await Promise.all(waiting)).toHaveLength(26);
    await site.close();
  });

  it('says that the site’s disk is full, and records no refusal of the team', async () => {
    const release = await endpoint.build('jobs', 'for a full disk');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const { length } = endpoint.database.refusals;
    vi.spyOn(endpoint.database, 'putRelease').mockRejectedValueOnce(full);
    await expect(endpoint.ask('publish', release)).rejects.toThrow(
      'The site cannot store a release: the disk is full.',
    );
    expect(endpoint.database.refusals).toHaveLength(length);
    expect(await endpoint.ask('publish', release)).toContain('jobs');
  });

  it('records no request that names no team’s key, and counts it', async () => {
    const site = await openPublishing(['jobs'], createMemoryDatabase());
    const ask = async () => (await fetch(new URL(publishingPath, site.url), { method: 'POST' })).status;
    expect(await Promise.all(Array.from({ length: 5 }, ask))).toEqual([401, 401, 401, 401, 401]);
    expect(site.database.refusals).toEqual([]);
    for (let count = 5; count < 30; count += 1) expect(await ask()).toBe(401);
    expect(await ask()).toBe(429);
    await site.close();
  });

  it('refuses an address for a minute after 30 refused requests', async () => {
    const release = await endpoint.build('jobs', 'tampered with');
    const { database } = endpoint;
    const { teams: known } = await database.teams();
    await database.putTeam({ name: 'jobs', app: 'jobs', mounts: [], slots: [] });
    for (let count = 0; count < 30; count++)
      await expect(endpoint.ask('deploy', release)).rejects.toThrow('was not given to the team');
    await expect(endpoint.ask('deploy', release)).rejects.toThrow('wait a minute');
    expect(database.refusals).toHaveLength(30);
    for (const team of known) await database.putTeam(team);
  });
});
