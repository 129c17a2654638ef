import fastify, { type FastifyInstance } from 'fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../releases/release.schema.ts';
import { vectorAddress } from '../../../composition/addresses/vector-address.ts';
import { storeVector } from '../../../releases/store/vector-files.ts';
import { serveJoinedFiles } from './serve-joined-files.ts';

const shellWords = {
  shell: { close: 'Cerrar', typed: 'Sugerencias', lost: 'No está', home: 'Inicio', newsletter: 'Boletín' },
  shared: { free: 'Libre', sold: 'Agotado' },
};
const sheets: Record<string, Record<string, string>> = {
  'shell/v1': {
    'main.css': '@layer reset, design, remote;',
    'shell.home.css': '.shell-a{b:c}',
    'shared.css': '.shell-s{b:c}',
    'long.css': Array.from({ length: 400 }, (_, index) => `.shell-${index * 7919}{margin:${index}px}`).join(''),
    'words.es.json': JSON.stringify(shellWords),
  },
  // Built before file names were without hashes.
  'jobs/v2': {
    'home.jobs.00000003.css': '@layer remote{.jobs-a{b:c}}',
    'shared.css': '@layer remote{.jobs-s{b:c}}',
    'words.es.json': JSON.stringify({ jobs: { title: 'Empleo', apply: 'Solicitar' } }),
  },
};
const wordsOf: Record<string, Record<string, string[]>> = {
  'shell/v1': {
    main: ['shell:close'],
    'frame.suggestions': ['shell:typed'],
    'frame.errors': ['shell:lost'],
    'shell.home': ['shell:home'],
    'shell.newsletter': ['shell:newsletter'],
  },
  'jobs/v2': { 'jobs.remote': [], 'home.jobs': ['jobs:title', 'shared:free'], 'jobs.portal': ['jobs:apply'] },
};
let dataDir: string;
let app: FastifyInstance;

useTestFolder((own) => void (dataDir = own), beforeAll);
beforeAll(async () => {
  for (const [path, files] of Object.entries(sheets)) {
    const [name = '', version = ''] = path.split('/');
    const folder = join(dataDir, 'releases', path);
    await mkdir(join(folder, 'browser'), { recursive: true });
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, 'browser', file), text);
    const names = [...Object.keys(files).flatMap((file) => [file, `${file}.br`]), 'lost.00000004.css'];
    const release: Release = {
      name,
      version,
      commit: 'x',
      builtAt: '2026-11-20T12:00:00Z',
      api: '1',
      mounts: [],
      slots: [],
      warmUp: [],
      chunks: Object.fromEntries(
        Object.entries(wordsOf[path] ?? {}).map(([chunk, words]) => [chunk, { js: [], css: [], words }]),
      ),
      shared: {},
      imports: {},
      exports: {},
      integrity: Object.fromEntries(names.map((file) => [`browser/${file}`, 'sha384-x'])),
    };
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  }
  app = fastify();
  serveJoinedFiles(app, { dataDir });
});
afterAll(() => app.close());

const page = '/assets/styles/shell@v1=main+shell.home,jobs@v2=home.jobs.css';
const whole = '@layer reset, design, remote;\n.shell-a{b:c}\n@layer remote{.jobs-a{b:c}}';
const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

/** The arguments after an `it.each` whose rows have a title and an address. */
const isNotFound = [
  'with %s is not found, and that response is not immutable',
  async (_title: string, address: string) => {
    const answer = await get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty('cache-control', expect.stringContaining('immutable'));
  },
] as const;

describe('the joined style sheet of a page', () => {
  it('has the styles of its chunks in their order, and is immutable', async () => {
    const answer = await get(page);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(whole);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, GZIP', 'gzip', gunzipSync],
  ])('is sent for Accept-Encoding %s as %s', async (accepted, encoding, decompress) => {
    const answer = await get(page, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toBe(whole);
  });

  it.each(['', 'identity', 'br;q=0', 'zstd'])('is sent uncompressed for Accept-Encoding "%s"', async (accepted) => {
    const answer = await get(page, accepted);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(whole);
  });

  it('may join chunks of the same name from two releases', async () => {
    const answer = await get('/assets/styles/shell@v1=shared,jobs@v2=shared.css');
    expect(answer.body).toBe('.shell-s{b:c}\n@layer remote{.jobs-s{b:c}}');
  });

  it('is the same at an address with escaped characters', async () => {
    expect((await get(page.replaceAll('@', '%40'))).body).toBe(whole);
  });

  it.each([
    ['a release that does not exist', '/assets/styles/shell@v9=main.css'],
    ['an unknown chunk', '/assets/styles/shell@v1=main+nothing.css'],
    ['a missing file', '/assets/styles/shell@v1=lost.css'],
    ['no chunk', '/assets/styles/.css'],
    ['another file', '/assets/styles/shell@v1=main.js'],
    ['a path out of the store', '/assets/styles/shell@..%2Fv1=main.css'],
    ['one release twice', '/assets/styles/shell@v1=main,shell@v1=shell.home.css'],
    ['one chunk twice', '/assets/styles/shell@v1=main+main.css'],
    [
      'more chunks than a page has',
      `/assets/styles/shell@v1=${Array.from({ length: 65 }, (_, index) => `chunk-${index}`).join('+')}.css`,
    ],
  ])(...isNotFound);
});

it('joined files over the limit of strong compressions are compressed weakly', async () => {
  const poor = fastify();
  serveJoinedFiles(poor, { dataDir, strongly: { burst: 1, perSecond: 0 } });
  const sizeOf = async (url: string) =>
    (await poor.inject({ url, headers: { 'accept-encoding': 'br' } })).rawPayload.length;
  const hard = await sizeOf('/assets/styles/shell@v1=long.css');
  const little = await sizeOf('/assets/styles/shell@v1=long+main.css');
  expect(little).toBeGreaterThan(hard * 1.05);
  // A file that was compressed strongly stays in the cache.
  expect(await sizeOf('/assets/styles/shell@v1=long.css')).toBe(hard);
  await poor.close();
});

const wordsAddress = '/assets/words/es/shell@v1=shell.home,jobs@v2=home.jobs.json';

describe('the joined catalogue of a page', () => {
  it('has the texts that its chunks and the frame use and no others, and is immutable', async () => {
    const answer = await get(wordsAddress);
    expect(answer.json()).toEqual({
      shell: { close: 'Cerrar', typed: 'Sugerencias', home: 'Inicio' },
      shared: { free: 'Libre' },
      jobs: { title: 'Empleo' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  it('has the texts of the error views for a page that shows one', async () => {
    expect((await get('/assets/words/es/shell@v1=frame.errors.json')).json()).toMatchObject({
      shell: { close: 'Cerrar', typed: 'Sugerencias', lost: 'No está' },
    });
  });

  it.each([
    ['an unsupported language', wordsAddress.replace('/es/', '/fr/')],
    ['a language that a release lacks', wordsAddress.replace('/es/', '/en/')],
    ['a release that does not exist', wordsAddress.replace('v2', 'v3')],
    ['an unknown chunk', wordsAddress.replace('home.jobs', 'home.nothing')],
    ['no chunk', '/assets/words/es/.json'],
    ['a path out of the store', '/assets/words/es/shell@..%2Fv1=main.json'],
    ['one release twice', '/assets/words/es/shell@v1=main,shell@v1=shell.home.json'],
    [
      'more chunks than a page has',
      `/assets/words/es/shell@v1=${Array.from({ length: 65 }, (_, index) => `chunk-${index}`).join('+')}.json`,
    ],
  ])(...isNotFound);
});

it('the release vector is served by the hash of its content, and other addresses are not found', async () => {
  const hash = storeVector(join(dataDir, 'releases'), { jobs: { version: 'v2' } }) ?? '';
  const answer = await get(vectorAddress(hash), 'br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual({ jobs: { version: 'v2' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const other of [vectorAddress('x'.repeat(43)), '/assets/vectors/..%2F..%2Fregistry.json', '/assets/vectors/'])
    expect((await get(other)).statusCode).toBe(404);
});
