import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import S3rver from '@20minutes/s3rver';
import { testFolder, useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { fetchRelease } from '../database/fetch-release.ts';
import { pushRelease } from '../database/push-release.ts';
import { writeTrial } from '../gate/trial/trial-records.ts';
import { resetRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';
import { findDamage, travellingFiles } from '../store/release-files.ts';
import { releaseFolder } from '../store/store.ts';
import { type BucketAddress, readBucketAddress } from './bucket-address.ts';
import { BucketMirror } from './bucket-mirror.ts';
import { bucketKey, uploadReleases } from './upload-releases.ts';
import { BucketError, ReleaseBucket } from './release-bucket.ts';

// Tests over HTTP with a real server that speaks S3 and checks signatures.
let folder: string;
let server: S3rver;
let origin: string;
let store: string;
const open: ReleaseBucket[] = [];
const bucketAt = (text: string) => {
  const address = readBucketAddress(text);
  if (!address) throw new Error(`${text} is no address`);
  const bucket = new ReleaseBucket(address);
  open.push(bucket);
  return bucket;
};
/** Stores a release that has passed the gate. */
async function storeTriedRelease(text: string): Promise<Release> {
  const release = await storeSampleRelease(store, text);
  await writeTrial(store, release, { shell: 's1', notes: [] });
  return release;
}
const own = () => bucketAt(`http://S3RVER:S3RVER@${origin}/releases/site`);

useTestFolder((made) => void (folder = made), beforeAll);
beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    vhostBuckets: false,
    configureBuckets: [{ name: 'releases' }],
  });
  origin = `127.0.0.1:${(await server.run()).port}`;
});
beforeEach(async () => {
  store = await testFolder();
});
afterAll(async () => {
  open.forEach((bucket) => bucket.close());
  await server.close();
});

describe('a bucket of releases', () => {
  it('stores browser files under their addresses on the site, with the headers for a CDN', async () => {
    const release = await storeTriedRelease('one');
    await uploadReleases(store, own(), new Set());
    const answer = await fetch(`http://${origin}/releases/site/assets/education/${release.version}/browser/landing.js`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await answer.text()).toContain(`/assets/${release.version}/one`);
    expect(await own().get(bucketKey(release, 'server/main.js'))).toEqual(
      Buffer.from(`export const remote = 'one';\n`),
    );
    expect(await own().get('assets/education/nothing')).toBeNull();
  });

  it('gets each release once, and no damaged release', async () => {
    const [release, damaged] = [await storeTriedRelease('two'), await storeTriedRelease('three')];
    await appendFile(join(releaseFolder(store, 'education', damaged.version), 'server/main.js'), ' ');
    const bucket = own();
    const put = vi.spyOn(bucket, 'put');
    await uploadReleases(store, bucket, new Set());
    expect(put.mock.calls.map(([key]) => key).toSorted()).toEqual(
      [...Object.keys(travellingFiles(release)), 'release.json'].map((file) => bucketKey(release, file)).toSorted(),
    );
    // Where a CDN serves nothing from.
    const map = bucketKey(release, 'maps/browser/landing.js.map');
    expect(map).toMatch(/^releases\//);
    expect(put.mock.calls.map(([key]) => key)).toContain(map);
    expect(put.mock.lastCall?.[0]).toBe(bucketKey(release, 'release.json'));
    put.mockClear();
    const known = new Set<string>();
    await uploadReleases(store, bucket, known);
    expect(put).not.toHaveBeenCalled();
    expect([...known]).toEqual([`education@${release.version}`]);
  });

  it.each<[string, number, (release: Release) => string]>([
    ['a build with other compressed copies', 1, (release) => JSON.stringify({ ...release, integrity: {} })],
    ['the same files from an earlier build', 0, (release) => JSON.stringify({ ...release, commit: 'a0a0a0a' })],
    ['a damaged description', 1, () => '{"name"'],
  ])('with %s of a release gets it %i times', async (_, sendings, manifestOf) => {
    const release = await storeTriedRelease('rebuilt');
    const [bucket, manifest] = [own(), bucketKey(release, 'release.json')];
    await bucket.put(manifest, Buffer.from(manifestOf(release)), 'application/json');
    const put = vi.spyOn(bucket, 'put');
    await uploadReleases(store, bucket, new Set());
    expect(put.mock.calls.filter(([key]) => key === manifest)).toHaveLength(sendings);
  });

  it('gets a damaged release once it is whole again', async () => {
    const release = await storeTriedRelease('mended');
    const main = join(releaseFolder(store, 'education', release.version), 'server/main.js');
    const text = await readFile(main);
    await appendFile(main, ' ');
    const [bucket, known] = [own(), new Set<string>()];
    await uploadReleases(store, bucket, known);
    await writeFile(main, text);
    await uploadReleases(store, bucket, known);
    expect(await bucket.get(bucketKey(release, 'release.json'))).not.toBeNull();
  });

  it('gets no file of a failed upload after it has ended', async () => {
    await storeTriedRelease('held');
    const bucket = own();
    const held = Promise.withResolvers<void>();
    const put = vi
      .spyOn(bucket, 'put')
      .mockReturnValue(held.promise)
      .mockRejectedValueOnce(new BucketError('The bucket is full.'));
    const upload = vi.fn<(how: unknown) => void>();
    const ended = uploadReleases(store, bucket, new Set()).then(upload, upload);
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(6));
    await turn();
    expect(upload).not.toHaveBeenCalled();
    held.resolve();
    await ended;
    expect(upload).toHaveBeenCalledWith(new BucketError('The bucket is full.'));
    expect(put).toHaveBeenCalledTimes(6);
  });

  it('gets only releases that have passed the gate or are or were live, also beside one whose record is damaged', async () => {
    const [untried, live] = [await storeSampleRelease(store, 'untried'), await storeSampleRelease(store, 'live')];
    await resetRegistry(store, [live]);
    await writeTrial(store, untried, { shell: 's1', notes: [] });
    await writeFile(join(store, `trials/education-${untried.version}-s1.json`), '{');
    const bucket = own();
    await uploadReleases(store, bucket, new Set());
    expect(await bucket.get(bucketKey(untried, 'browser/landing.js'))).toBeNull();
    expect(await bucket.get(bucketKey(live, 'release.json'))).not.toBeNull();
  });

  it('is abandoned after a timeout when it stalls during a download or an upload', async () => {
    const stalling = await testServer((request, response) => {
      request.resume();
      if (request.method !== 'GET') return;
      response.writeHead(200, { 'Content-Length': 1_000 });
      response.write('half of');
    });
    const { host } = new URL(stalling);
    const address = readBucketAddress(`http://S3RVER:S3RVER@${host}/releases`);
    const bucket = new ReleaseBucket(address as BucketAddress, 300);
    const sentence = `RELEASE_BUCKET: http://${host} has not sent or taken a file within 0.3 s.`;
    try {
      await expect(bucket.get('releases/education/1/release.json')).rejects.toThrow(sentence);
      await expect(bucket.put('releases/education/1/release.json', Buffer.from('{}'), 'text/plain')).rejects.toThrow(
        sentence,
      );
    } finally {
      bucket.close();
    }
  });

  it('returns a lost release byte for byte, and a changed file is refused', async () => {
    const release = await storeTriedRelease('four');
    const [memory, bucket] = [createMemoryDatabase(), own()];
    await uploadReleases(store, bucket, new Set());
    await pushRelease(store, memory, 'education', release.version);
    const database = { ...memory, file: (_hash: string, key: string) => bucket.get(key) };
    const lost = releaseFolder(store, 'education', release.version);
    await rm(lost, { recursive: true });
    await fetchRelease(store, database, 'education', release.version);
    expect(await findDamage(lost, release)).toBeNull();
    await bucket.put(bucketKey(release, 'server/main.js'), Buffer.from('changed in the bucket'), 'text/javascript');
    await rm(lost, { recursive: true });
    await expect(fetchRelease(store, database, 'education', release.version)).rejects.toThrow(
      'server/main.js is not what was published',
    );
  });

  it('gets releases although its key may not list files, and missing files count as absent', async () => {
    const files = new Map<string, Buffer>();
    const guarded = await testServer(async (request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      if (request.method === 'PUT') files.set(path, await buffer(request));
      const content = files.get(path);
      response.writeHead(content ? 200 : 403, { 'Content-Type': content ? 'text/plain' : 'application/xml' });
      response.end(request.method === 'PUT' ? '' : (content ?? '<Error><Code>AccessDenied</Code></Error>'));
    });
    const bucket = bucketAt(`http://S3RVER:S3RVER@${new URL(guarded).host}/releases`);
    const release = await storeTriedRelease('guarded');
    const known = new Set<string>();
    await uploadReleases(store, bucket, known);
    expect([...known]).toEqual([`education@${release.version}`]);
    expect(await bucket.get(bucketKey(release, 'server/main.js'))).not.toBeNull();
    expect(await bucket.get('assets/education/nothing')).toBeNull();
  });

  it.each<[string, () => string, RegExp]>([
    ['does not exist', () => `http://S3RVER:S3RVER@${origin}/elsewhere`, /there is no bucket elsewhere at http:/],
    ['has another key', () => `http://SOMEBODY:S3RVER@${origin}/releases`, /does not know the access key\.$/],
    ['has another secret', () => `http://S3RVER:guessed@${origin}/releases`, /says that the secret is another one\.$/],
    [
      'does not answer',
      () => 'http://S3RVER:S3RVER@127.0.0.1:9/releases',
      /does not answer as it should \(ECONNREFUSED/,
    ],
  ])('that %s is reported in one sentence, without its key', async (_, address, reason) => {
    await storeTriedRelease('five');
    const failure = await uploadReleases(store, bucketAt(address()), new Set()).catch((error: Error) => error.message);
    expect(failure).toMatch(reason);
    expect(failure).toMatch(/^RELEASE_BUCKET: [^\n]*$/);
    expect(failure).not.toMatch(/SOMEBODY|S3RVER|guessed/);
  });
});

it('the bucket mirror reports an outage once, and uploads the missing releases later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const release = await storeTriedRelease('six');
    const logger = { error: vi.fn<(...words: unknown[]) => void>(), info: vi.fn<(...words: unknown[]) => void>() };
    const bucket = own();
    const find = vi.spyOn(bucket, 'find').mockRejectedValue(new Error('RELEASE_BUCKET: it is away.'));
    const mirror = new BucketMirror({ store, bucket, logger });
    await mirror.follow();
    await mirror.follow();
    expect(logger.error.mock.calls).toEqual([['RELEASE_BUCKET: it is away. The site serves its releases itself.']]);
    find.mockRestore();
    vi.useRealTimers();
    await mirror.follow();
    expect(logger.info.mock.calls).toEqual([['the bucket has 1 releases']]);
    expect(await bucket.get(bucketKey(release, 'release.json'))).not.toBeNull();
    mirror.stop();
  } finally {
    vi.useRealTimers();
  }
});

it('the bucket mirror looks again once a day, and sends a release again that a rule has removed or may soon remove', async () => {
  const release = await storeTriedRelease('seven');
  await resetRegistry(store, [release]);
  const logger = { error: vi.fn(), info: vi.fn() };
  const bucket = own();
  const put = vi.spyOn(bucket, 'put');
  let now = Date.now();
  const mirror = new BucketMirror({ store, bucket, logger, now: () => now });
  const sentAfter = async (days: number) => {
    put.mockClear();
    now += days * 24 * 3_600_000;
    await mirror.follow();
    return put.mock.calls.map(([key]) => key).toSorted();
  };
  const files = [...Object.keys(travellingFiles(release)), 'release.json'].map((file) => bucketKey(release, file));
  expect(await sentAfter(0)).toEqual(files.toSorted());
  expect(await sentAfter(1)).toEqual([]);
  for (const part of ['assets', 'releases'])
    await rm(join(folder, 's3/releases/site', part, release.name, release.version), { recursive: true });
  expect(await sentAfter(0.9)).toEqual([]);
  expect(await sentAfter(0.1)).toEqual(files.toSorted());
  expect(await sentAfter(30)).toEqual(files.toSorted());
  expect(await bucket.get(bucketKey(release, 'release.json'))).not.toBeNull();
  expect(logger.info.mock.calls).toEqual([['the bucket has 1 releases']]);
  mirror.stop();
});

it.each([
  ['https://key:se%2Fcret@s3.example.org/site', { bucket: 'site', prefix: '', region: 'us-east-1' }],
  [
    'https://s3.example.org:9000/site/a/b?region=eu-south-2',
    { endpoint: 'https://s3.example.org:9000', bucket: 'site', prefix: 'a/b/', region: 'eu-south-2' },
  ],
])('%s is the address of a bucket', (text, address) => {
  expect(readBucketAddress(text)).toMatchObject(address);
});
it.each([
  's3://site',
  'https://s3.example.org',
  'https://key@s3.example.org/site',
  'https://s3.example.org/UPPER',
  'site',
])('%s is not the address of a bucket', (text) => expect(readBucketAddress(text)).toBeNull());
