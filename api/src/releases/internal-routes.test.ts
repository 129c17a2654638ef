import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../http/api.ts';
import { pruneReleaseRecords } from './prune-release-records.ts';
import { createTestApi } from '../testing/test-api.ts';
import { useEmptyDatabase } from '../testing/use-test-api.ts';

const test = useEmptyDatabase();
let api: Api;
const secret = 'known to the site';
beforeAll(async () => {
  api = await createTestApi(test.database, { now: () => new Date(), internal: { secret, storesFiles: true } });
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (method: Method, path: string, payload?: object, shown = secret) => {
  const headers = {
    authorization: `Bearer ${shown}`,
    ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
  };
  const answer = await api.inject({ method, url: `/internal/releases/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.rawPayload, json: () => answer.json<Record<string, unknown>>() };
};

const change = (number: number, origin: string) => ({ number, origin, event: '{}', apps: '{}' });
const file = Buffer.from('const answer = 42;');
const hash = `sha384-${createHash('sha384').update(file).digest('base64')}`;
const fileName = hash.slice(7).replaceAll('+', '-').replaceAll('/', '_');

/** The proof of a release that a team has sent. */
const proof = (why: string) => JSON.stringify({ text: JSON.stringify({ verb: 'publish', why }), signature: '' });

describe('the internal routes of releases', () => {
  it('refuse a request without the secret', async () => {
    expect((await ask('GET', 'teams', undefined, 'guessed')).status).toBe(401);
    expect((await ask('POST', 'changes', change(1, 'guessed'), '')).status).toBe(401);
    expect((await ask('GET', 'changes/latest')).json()).toEqual({ data: null });
  });

  it('enter one of two changes with the same number, and a repeated change once', async () => {
    const both = await Promise.all([
      ask('POST', 'changes', change(1, 'here')),
      ask('POST', 'changes', change(1, 'there')),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const again = await ask('POST', 'changes', change(2, 'told twice'));
    expect(again.json()).toEqual({ number: 2 });
    expect((await ask('POST', 'changes', change(3, 'told twice'))).json()).toEqual({ number: 2 });
    expect((await ask('GET', 'changes/latest')).json()).toMatchObject({ data: { number: 2 } });
  });

  it('list the changes of one app, however many others have', async () => {
    const of = (app: string) => JSON.stringify({ app });
    await ask('POST', 'changes', { ...change(3, 'of jobs'), event: of('jobs') });
    for (const number of [4, 5, 6])
      await ask('POST', 'changes', { ...change(number, `of about ${number}`), event: of('about') });
    const { data } = (await ask('GET', 'changes?limit=2&app=jobs')).json();
    expect(data).toMatchObject([{ number: 3, event: of('jobs') }]);
  });

  it('store a file once by its hash, and refuse content with another hash', async () => {
    expect((await ask('POST', 'files/missing', { hashes: [hash] })).json()).toEqual({ data: [hash] });
    expect((await ask('PUT', `files/${fileName}`, Buffer.from('another'))).status).toBe(422);
    expect((await ask('PUT', `files/${fileName}`, file)).status).toBe(200);
    expect((await ask('PUT', `files/${fileName}`, file)).status).toBe(200);
    expect((await ask('POST', 'files/missing', { hashes: [hash] })).json()).toEqual({ data: [] });
    expect((await ask('GET', `files/${fileName}`)).body).toEqual(file);
    expect((await ask('GET', `files/${'a'.repeat(64)}`)).status).toBe(404);
  });

  it('list the published versions of one app', async () => {
    for (const path of ['apps/archive/1a2b', 'apps/films/3c4d'])
      await ask('PUT', path, { manifest: '{}', proof: null });
    await ask('PUT', 'apps/archive/5e6f', { manifest: '{}', proof: proof('ofgc dev') });
    const addedAt = expect.stringMatching(/^20/) as string;
    expect((await ask('GET', 'apps/archive')).json()).toEqual({
      data: [
        { version: '5e6f', addedAt, isOfDevelopment: true },
        { version: '1a2b', addedAt, isOfDevelopment: false },
      ],
    });
  });

  it('store a manifest of the most letters that a site takes in, also of quotes alone', async () => {
    const manifest = '"'.repeat(1024 * 1024);
    expect((await ask('PUT', 'apps/archive/large', { manifest, proof: null })).status).toBe(200);
    expect((await ask('GET', 'apps/archive/large')).json()).toMatchObject({ manifest });
  });

  it('keep the manifest that a release’s proof signs when another build of it is published without one', async () => {
    const publish = async (manifest: string, proof: string | null) => {
      await ask('PUT', 'apps/jobs/1a2b', { manifest, proof });
      return (await ask('GET', 'apps/jobs/1a2b')).json();
    };
    expect(await publish('first', null)).toMatchObject({ manifest: 'first', proof: null });
    expect(await publish('second', null)).toMatchObject({ manifest: 'second', proof: null });
    expect(await publish('third', 'signs third')).toMatchObject({ manifest: 'third', proof: 'signs third' });
    expect(await publish('fourth', null)).toMatchObject({ manifest: 'third', proof: 'signs third' });
    expect(await publish('fifth', 'signs fifth')).toMatchObject({ manifest: 'fifth', proof: 'signs fifth' });
    expect((await ask('GET', 'apps/jobs/3c4d')).status).toBe(404);
  });

  it('take one valid key for each team, and remember a revoked one', async () => {
    await ask('PUT', 'teams/jobs', { app: 'jobs', mounts: ['/portal-empleo'], slots: [] });
    expect((await ask('POST', 'teams/jobs/keys', { id: 'k1', publicKey: 'one' })).status).toBe(201);
    expect((await ask('POST', 'teams/jobs/keys', { id: 'k2', publicKey: 'two' })).status).toBe(409);
    expect((await ask('DELETE', 'teams/jobs/keys')).json()).toEqual({ revoked: 1 });
    expect((await ask('POST', 'teams/jobs/keys', { id: 'k2', publicKey: 'two' })).status).toBe(201);
    const { data, keys } = (await ask('GET', 'teams')).json() as { data: object[]; keys: { revokedAt: unknown }[] };
    expect(data).toEqual([{ name: 'jobs', app: 'jobs', mounts: ['/portal-empleo'], slots: [] }]);
    expect(keys.map(({ revokedAt }) => revokedAt === null)).toEqual([false, true]);
  });

  it('change one of two teams of which both writers have read that nobody has an address', async () => {
    const { data: seen } = (await ask('GET', 'teams')).json();
    const put = (name: string) => ask('PUT', `teams/${name}`, { app: name, mounts: ['/mar'], slots: [], seen });
    const both = await Promise.all([put('films'), put('songs')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { data } = (await ask('GET', 'teams')).json() as { data: { mounts: string[] }[] };
    expect(data.filter(({ mounts }) => mounts.includes('/mar'))).toHaveLength(1);
  });

  it('take a request of an hour ago no more: by the clock of another machine it may be of this moment', async () => {
    const nonce = 'a-nonce-of-an-hour-ago';
    const usedAt = new Date(Date.now() - 65 * 60_000);
    await test.database.insertInto('releaseNonces').values({ nonce, usedAt }).execute();
    expect((await ask('POST', 'nonces', { nonce })).status).toBe(409);
  });

  it('take each request once, and list refusals', async () => {
    const nonce = { nonce: 'a-nonce-of-a-request' };
    const both = await Promise.all([ask('POST', 'nonces', nonce), ask('POST', 'nonces', nonce)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await ask('POST', 'refusals', { team: 'k1', verb: 'deploy', app: 'jobs', reason: 'It is broken.' });
    expect((await ask('GET', 'refusals')).json()).toMatchObject({ data: [{ app: 'jobs', reason: 'It is broken.' }] });
  });

  it('list the sites that run, without those that were silent for an hour', async () => {
    await ask('PUT', 'sites/here:1', { status: '{"shared":1}' });
    await ask('PUT', 'sites/there:2', { status: '{"shared":2}' });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await test.database.updateTable('releaseSites').set({ seenAt: hourAgo }).where('name', '=', 'there:2').execute();
    expect((await ask('GET', 'sites')).json()).toEqual({ data: [{ name: 'here:1', status: '{"shared":1}' }] });
  });

  it('remember the shell under which a release passed the gate', async () => {
    await ask('PUT', 'trials/jobs/1a2b', { shell: 's1', notes: ['one route was not tried'] });
    await ask('PUT', 'trials/jobs/1a2b', { shell: 's1', notes: ['signed again'] });
    expect((await ask('GET', 'trials/jobs/1a2b')).json()).toEqual({ data: [{ shell: 's1', notes: ['signed again'] }] });
    expect((await ask('PUT', 'trials/jobs/1a2b', { shell: 'x/../../y', notes: [] })).status).toBe(400);
  });
});

describe('pruning of releases', () => {
  it('removes an old release with its files when it is neither live nor a target of a rollback', async () => {
    const other = Buffer.from('const other = 1;');
    const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const nameOf = (content: Buffer) => hashOf(content).slice(7).replaceAll('+', '-').replaceAll('/', '_');
    const manifest = (content: Buffer, maps?: object) =>
      JSON.stringify({ integrity: { 'server/main.js': hashOf(content) }, maps });
    const map = Buffer.from('{"version":3}');
    for (const content of [file, other, map]) await ask('PUT', `files/${nameOf(content)}`, content);
    await ask('PUT', 'apps/about/live', {
      manifest: manifest(file, { 'maps/server/main.js.map': hashOf(map) }),
      proof: null,
    });
    await ask('PUT', 'apps/about/old', { manifest: manifest(other), proof: null });
    const apps = JSON.stringify({ about: { version: 'live', previous: [] } });
    await ask('POST', 'changes', { ...change(7, 'about is live'), apps });
    await pruneReleaseRecords(test.database);
    expect((await ask('GET', 'apps/about/old')).status).toBe(200);
    await pruneReleaseRecords(test.database, Date.now() + 31 * 24 * 3_600_000);
    expect((await ask('GET', 'apps/about/old')).status).toBe(404);
    expect((await ask('GET', `files/${nameOf(other)}`)).status).toBe(404);
    expect((await ask('GET', 'apps/about/live')).status).toBe(200);
    for (const content of [file, map]) expect((await ask('GET', `files/${nameOf(content)}`)).status).toBe(200);
  });

  it('keeps an old release that was replaced today, also after more changes than are looked at', async () => {
    await ask('PUT', 'apps/about/replaced', { manifest: '{}', proof: null });
    await ask('PUT', 'apps/about/forgotten', { manifest: '{}', proof: null });
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
    await test.database
      .updateTable('releases')
      .set({ addedAt: longAgo })
      .where('version', 'in', ['replaced', 'forgotten'])
      .execute();
    const made = (at: Date, version: string, previous: string[]) => ({
      event: JSON.stringify({ at: at.toISOString() }),
      apps: JSON.stringify({ about: { version, previous } }),
    });
    await ask('POST', 'changes', { ...change(8, 'long ago'), ...made(longAgo, 'replaced', ['forgotten']) });
    for (let serial = 0; serial <= 110; serial++)
      await ask('POST', 'changes', {
        ...change(9 + serial, `of today ${serial}`),
        ...made(new Date(), `v${serial}`, serial < 5 ? ['replaced'] : []),
      });
    await pruneReleaseRecords(test.database);
    expect((await ask('GET', 'apps/about/replaced')).status).toBe(200);
    expect((await ask('GET', 'apps/about/forgotten')).status).toBe(404);
  });

  it('keeps what the latest hundred changes name, also where numbers are missing between them', async () => {
    await ask('PUT', 'apps/about/calm', { manifest: '{}', proof: null });
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
    await test.database.updateTable('releases').set({ addedAt: longAgo }).where('version', '=', 'calm').execute();
    const event = JSON.stringify({ at: longAgo.toISOString() });
    const changes = [
      { ...change(500, 'the last but one'), event, apps: '{"about":{"version":"calm","previous":[]}}' },
      { ...change(900, 'the last'), event, apps: '{"about":{"version":"other","previous":[]}}' },
    ];
    await test.database.insertInto('releaseChanges').values(changes).execute();
    await pruneReleaseRecords(test.database);
    expect((await ask('GET', 'apps/about/calm')).status).toBe(200);
  });

  it('removes after a day what was sent at each save and is not live', async () => {
    await ask('PUT', 'apps/about/saved', { manifest: '{}', proof: proof('ofgc dev') });
    await ask('PUT', 'apps/about/sent', { manifest: '{}', proof: proof('for the season') });
    const statuses = async () => [
      (await ask('GET', 'apps/about/saved')).status,
      (await ask('GET', 'apps/about/sent')).status,
    ];
    await pruneReleaseRecords(test.database);
    expect(await statuses()).toEqual([200, 200]);
    await pruneReleaseRecords(test.database, Date.now() + 25 * 3_600_000);
    expect(await statuses()).toEqual([404, 200]);
  });

  it('keeps an old release that was published again', async () => {
    const publish = () => ask('PUT', 'apps/about/anew', { manifest: '{}', proof: null });
    await publish();
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
    await test.database.updateTable('releases').set({ addedAt: longAgo }).where('version', '=', 'anew').execute();
    await publish();
    await pruneReleaseRecords(test.database);
    expect((await ask('GET', 'apps/about/anew')).status).toBe(200);
  });

  it.each(['that it is there', 'it'])('keeps a file that was just asked for or sent again (%#)', async (request) => {
    const content = Buffer.from(`const request = '${request}';`);
    const own = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const send = () => ask('PUT', `files/${own.slice(7).replaceAll('+', '-').replaceAll('/', '_')}`, content);
    await send();
    const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000);
    await test.database.updateTable('releaseFiles').set({ addedAt: weekAgo }).where('hash', '=', own).execute();
    if (request === 'it') await send();
    else expect((await ask('POST', 'files/missing', { hashes: [own] })).json()).toEqual({ data: [] });
    await pruneReleaseRecords(test.database);
    expect((await ask('POST', 'files/missing', { hashes: [own] })).json()).toEqual({ data: [] });
  });
});
