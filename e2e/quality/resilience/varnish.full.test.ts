import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDeadline, startFollowingApi } from '../../../api/src/testing/test-api.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { type ServedSite, serveSite } from '../../../shell/src/testing/servers/served-site.ts';

const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;
if (!hasVarnish)
  process.stderr.write('Varnish is not installed (apt-get install varnish): nothing is shown of a cache in front.\n');

const vcl = join(import.meta.dirname, '../../../shell/src/server/page-cache/changes/varnish.vcl');
const concert = '/conciertos-entradas/eventos/organo/43';
const patience = { timeout: 60_000, interval: 20 };

describe.skipIf(!hasVarnish)('site behind Varnish', () => {
  let api: Awaited<ReturnType<typeof startFollowingApi>>;
  let site: ServedSite;
  let varnish: ChildProcess | undefined;
  let folder: string;
  let front: string;
  useTestFolder((own) => void (folder = own), beforeAll);
  beforeAll(async () => {
    const port = await freePort();
    front = `http://127.0.0.1:${port}`;
    api = await startFollowingApi();
    const apiUrl = `${await api.api.listen({ port: 0, host: '127.0.0.1' })}/`;
    const settings = { PURGED_CACHES: front, TRUST_PROXY: '127.0.0.1' };
    site = await serveSite(['shell', 'mfe-concerts'], { apiUrl, secret: api.secret, settings });
    // Varnish runs as another user, which needs access to the folder.
    await chmod(folder, 0o755);
    const file = join(folder, 'site.vcl');
    await writeFile(file, (await readFile(vcl, 'utf8')).replace('"3000"', `"${new URL(site.url).port}"`));
    const parameters = ['-p', 'http_gzip_support=off', '-p', 'feature=+http2'];
    varnish = spawn(
      'varnishd',
      ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m', ...parameters],
      { stdio: 'ignore' },
    );
    await vi.waitFor(async () => expect((await fetch(`${front}/ready`)).status).toBe(200), patience);
  }, startDeadline);
  afterAll(async () => {
    if (varnish?.exitCode === null) {
      const ended = new Promise((resolve) => varnish?.once('exit', resolve));
      varnish.kill();
      await ended;
    }
    await site?.stop();
    await api?.close();
  });

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(front + path, { headers: { 'Accept-Language': 'es', ...headers }, redirect: 'manual' });
  /** Whether Varnish answered from its cache: the header of a hit also has the id of the request that stored the page. */
  const isHit = (answer: Response) => /^\d+ \d+$/.test(answer.headers.get('X-Varnish') ?? '');
  const untilHit = (path: string) =>
    vi.waitFor(async () => expect(isHit(await visit(path)), path).toBe(true), patience);
  const retitle = (title: string) =>
    sql`update events set title = jsonb_build_object('es', ${title}::text, 'en', ${title}::text) where id = 43`.execute(
      api.database,
    );

  it('an edit by SQL purges the pages that show it, and no others', async () => {
    for (const path of [concert, '/boletin']) await untilHit(path);
    await retitle('Tubos de madrugada');
    const edited = performance.now();
    await vi.waitFor(async () => expect(await (await visit(concert)).text()).toContain('Tubos de madrugada'), patience);
    process.stderr.write(`an edit by SQL is seen through Varnish after ${Math.round(performance.now() - edited)} ms\n`);
    expect(isHit(await visit('/boletin'))).toBe(true);
    // The new page must stay: a response that was in flight during the edit may not bring back the old one.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await (await visit(concert)).text()).toContain('Tubos de madrugada');
  });

  it('caches one page for all cookies, hosts and spellings of Accept-Encoding, in each encoding of the site', async () => {
    await untilHit(concert);
    const others: Record<string, string>[] = [
      { Cookie: 'idioma=en; other=1' },
      { Cookie: 'ofgc-session=stranger' },
      { 'X-Forwarded-Host': 'evil.example' },
    ];
    for (const headers of others) {
      const answer = await visit(concert, headers);
      expect(isHit(answer), JSON.stringify(headers)).toBe(true);
      expect(await answer.text()).not.toContain('evil.example');
    }
    const encoded = async (wish: string) =>
      (await visit(concert, { 'Accept-Encoding': wish })).headers.get('Content-Encoding');
    expect([
      await encoded('gzip, deflate, br'),
      await encoded('gzip;q=1.0'),
      await encoded('br;q=0, gzip'),
      await encoded('identity'),
    ]).toEqual(['br', 'gzip', 'gzip', null]);
  });

  it('answers 304 to the ETag of an unchanged page', async () => {
    const tag = (await visit(concert)).headers.get('ETag') ?? '';
    expect(tag).not.toBe('');
    expect((await visit(concert, { 'If-None-Match': tag })).status).toBe(304);
  });

  it('does not cache the root and search results', async () => {
    for (const path of ['/', '/buscar?term=organo'])
      for (let visits = 0; visits < 3; visits++) {
        const answer = await visit(path);
        expect(isHit(answer), path).toBe(false);
        await answer.text();
      }
  });

  it('takes purges only from the site’s machines and refuses malformed tags', async () => {
    const purge = (localAddress: string, tags: string, more: Record<string, string> = {}) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(front, { method: 'PURGE', localAddress, headers: { 'Cache-Tag': tags, ...more } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).on('error', reject);
      });
    expect(await purge('127.0.0.2', '*')).toBe(403);
    // A visitor's, which the proxy with TLS on the site's own machine passes on.
    expect(await purge('127.0.0.1', '*', { 'X-Forwarded-For': '192.0.2.7' })).toBe(403);
    expect(await purge('127.0.0.1', 'events) || obj.status != (0')).toBe(400);
    expect(await purge('127.0.0.1', 'events,performances')).toBe(200);
  });

  it('serves cached pages while the site is stopped', async () => {
    await untilHit(concert);
    await site.stop();
    const answer = await visit(concert);
    expect([answer.status, isHit(answer)]).toEqual([200, true]);
  });
});
