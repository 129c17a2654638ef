import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Headers, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../releases/release.schema.ts';
import { publishingPath } from '../../releases/signed/publishing-path.ts';
import { manifestHash, signStatement, type Statement, toHeader } from '../../releases/signed/signed-request.ts';
import { integrityOf } from '../../releases/store/release-files.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { type OpenPublishing, openPublishing } from '../../testing/servers/open-publishing.ts';

let endpoint: OpenPublishing;
let release: Release;
beforeAll(async () => {
  endpoint = await openPublishing(['jobs', 'about'], createMemoryDatabase());
  release = await endpoint.build('jobs', 'sent by hand');
});
afterAll(() => endpoint.close());

type File = [Headers & { name: string }, string | Buffer];

/** Sends a tarball made by hand, which need not be valid. */
async function send(files: readonly File[], differences: Partial<Statement> = {}): Promise<Response> {
  const tarball = pack();
  for (const [header, content] of files) tarball.entry(header, header.type === 'symlink' ? undefined : content);
  tarball.finalize();
  return post(signed(String(files[0]?.[1]), differences), await buffer(tarball));
}

function signed(manifest: string, differences: Partial<Statement> = {}): string {
  const statement = { verb: 'deploy', app: 'jobs', version: release.version, redirect: null } as const;
  const who = { who: 'ana', commit: '1ca02fc', isDirty: false, why: '' };
  const site = new URL(endpoint.url).origin;
  const whole = { ...statement, ...who, site, manifest: manifestHash(manifest), ...differences };
  return toHeader(signStatement(whole, endpoint.keyOf('jobs')));
}

const post = (header: string, body: Buffer) =>
  fetch(new URL(publishingPath, endpoint.url), {
    method: 'POST',
    headers: { Authorization: header },
    body: new Uint8Array(body),
  });

/** The release's files, with others in place of some. */
async function filesOf(said: Release, others: Record<string, Buffer> = {}): Promise<File[]> {
  const paths = [...Object.keys(said.integrity), ...Object.keys(said.maps ?? {})];
  const read = async (path: string) => others[path] ?? (await readFile(join(endpoint.folderOf(release), path)));
  return [
    [{ name: 'release.json' }, JSON.stringify(said)],
    ...(await Promise.all(paths.map(async (path): Promise<File> => [{ name: path }, await read(path)]))),
  ];
}

async function expectRefusal(answer: Response, reason: RegExp): Promise<void> {
  const { message } = (await answer.json()) as { message: string };
  expect([answer.ok, message]).toEqual([false, expect.stringMatching(reason)]);
  expect(message).not.toContain('\n');
  expect(endpoint.database.refusals.at(-1)?.reason).toBe(message);
  expect(await readdir(join(endpoint.store, 'jobs')).catch(() => [])).toEqual([]);
}

/** With a file more, and its hash. */
const naming = (path: string, content: Buffer): Release => ({
  ...release,
  integrity: { ...release.integrity, [path]: integrityOf(content) },
});

describe('a refused request is answered with one sentence and recorded, and nothing of it is kept:', () => {
  it.each(['../../outside.js', '/etc/outside.js'])('a tarball with the path %s', async (path) => {
    const content = Buffer.from('x');
    await expectRefusal(
      await send(await filesOf(naming(path, content), { [path]: content })),
      /names ".*outside\.js", outside of a release/,
    );
  });

  it('a tarball with a link', async () => {
    const [manifest] = await filesOf(release);
    const link: File = [{ name: 'server/main.js', type: 'symlink', linkname: '/etc/passwd' }, ''];
    await expectRefusal(await send([manifest!, link]), /server\/main\.js is no file but a symlink/);
  });

  it('a tarball with a bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const said = naming('browser/landing.js.gz', bomb);
    await expectRefusal(
      await send(await filesOf(said, { 'browser/landing.js.gz': bomb })),
      /landing\.js\.gz is another text than browser\/landing\.js/,
    );
  });

  it('a manifest that lies about a file', async () => {
    const lie = { 'server/main.js': Buffer.from('export const remote = 1;') };
    await expectRefusal(await send(await filesOf(release, lie)), /server\/main\.js is not what the manifest says/);
  });

  it.each([-1, 1])('a clock that is %i hours off', async (hours) => {
    const at = new Date(Date.now() + hours * 3_600_000).toISOString();
    await expectRefusal(await send(await filesOf(release), { at }), /It was signed at .*: the clocks may be/);
  });

  it('another team’s remote', async () => {
    await expectRefusal(await send(await filesOf(release), { app: 'about' }), /about does not belong to the team jobs/);
  });

  it('a request that was used before', async () => {
    const header = signed('', { verb: 'releases', version: null, manifest: null });
    expect((await post(header, Buffer.alloc(0))).status).toBe(200);
    await expectRefusal(await post(header, Buffer.alloc(0)), /This request was used before/);
  });
});
