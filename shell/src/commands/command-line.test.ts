import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { full } from '@ofgc/shared/testing/full.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLive, takeDown } from '../releases/registry/make-live.ts';
import { storeFolder } from '../releases/store/store.ts';
import { readReleaseCommand } from './command-line.ts';
import { runTyped } from '../testing/commands/run-typed.ts';
import { storeSampleRelease } from '../testing/sample-releases/stored-release.ts';

const by = { who: 'ana', commit: 'unknown', isDirty: false, why: '' };
let folder: string;
/** The data folder of a site, and a folder in which no site was ever started. */
let dataDir: string;
let elsewhere: string;

useTestFolder((own) => void (folder = own), beforeAll);
beforeAll(async () => {
  dataDir = join(folder, 'data');
  elsewhere = join(folder, 'elsewhere');
  const store = storeFolder(dataDir);
  const archive = { name: 'archive', mounts: ['/archivo'], slots: [] };
  for (const text of ['before', 'live'])
    await makeLive(store, 'deploy', await storeSampleRelease(store, text, archive), by);
  await storeSampleRelease(store, 'published', archive);
  await writeFile(join(dataDir, 'internal-secret'), 'secret');
});

/** Runs a command for the site of the data folder. */
const run = (words: string, env: Record<string, string> = {}) => runTyped(words, { DATA_DIR: dataDir, ...env });

describe('a command with unknown arguments', () => {
  const isRefused = async (words: string, sentence: RegExp) => {
    const { code, said } = await run(words);
    expect([code, said.split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(sentence);
  };

  it.each([
    ['activate mfe-jobs 1a2b --canary 10%', /^What is --canary for\? npm run activate -- APP VERSION/],
    ['rollback mfe-jobs 1a2b', /^What is "1a2b" for\? npm run rollback -- APP/],
    ["rollback mfe-jobs --to ''", /^--to takes the address of a site \(https:\/\/ofgc.example\), not ""\.$/],
    ['check-release mfe-jobs --to https://ofgc.example', /^--to goes with --browser: /],
  ])('is refused in one sentence: npm run %s', isRefused);

  it.each([
    ['deploy mfe-jobs mfe-about', /^What is "mfe-about" for\? npm run deploy -- APP/],
    ['publish mfe-jobs --why x', /^--why goes with --to: /],
    ['check-release mfe-jobs --why x', /^--why and --dirty go with --browser: /],
    ["deploy mfe-jobs --to ''", /^--to takes the address of a site/],
    ['publish mfe-jobs --canary 10%', /^What is --canary for\? npm run publish -- APP/],
    ['remove mfe-jobs --why', /^Option '--why <value>' argument missing\. npm run remove -- APP/],
    ['releases mfe-jobs --key x.team-key', /^--key is the key of a team for a site elsewhere: name that with --to\.$/],
    ['build mfe-jobs mfe-about', /^What is "mfe-about" for\? npm run build -- </],
    ['team list concerts jobs', /^What is "jobs" for\? npm run team -- /],
    ['team list --mount /x', /^What is --mount for\? npm run team -- /],
    ['team revoke films --file x', /^What is --file for\? npm run team -- /],
    ['new-remote archive Archivo', /^What is "Archivo" for\? npm run new-remote -- NAME/],
    ["new-remote archive --path ''", /^“” cannot be its address: \/archivo is one\.$/],
    ['team list concerts', /^What is "concerts" for\? npm run team -- /],
    ['quarantine release jobs now', /^What is "now" for\? npm run quarantine -- release/],
    ['preview mfe-jobs@1a2b@3c --to https://ofgc.example', /^“1a2b@3c” is no version: /],
    ['preview mfe-jobs@1a2b now --to https://ofgc.example', /^What is "now" for\? npm run preview -- APP@VERSION/],
  ])('is refused in one sentence: npm run %s', full, isRefused);
});

it.each([
  ['deploy mfe-jobs', { npm_config_token_description: 'https://ofgc.example' }, 'to', 'npm run deploy -- APP'],
  ['team revoke films', { npm_config_mount: '/cine' }, 'mount', 'npm run team -- add NAME'],
])('npm run %s is refused when npm took one of its options for itself', async (words, env, flag, usage) => {
  const { code, said } = await run(words, env);
  expect([
    code,
    said.startsWith(`npm took --${flag} for a setting of its own: there is no -- before it. ${usage}`),
  ]).toEqual([1, true]);
});

describe('a section whose sources are elsewhere', () => {
  it('is listed, with its published releases that were never live', async () => {
    const { code, said } = await run('releases archive');
    expect([code, said.split('\n').length]).toEqual([0, 4]);
    expect(said).toMatch(/^archive \w+ is live; before it: \w+\n.* it was never live\n.*deploy archive/);
    expect(await run('releases mfe-archive')).toEqual({ code, said });
  });

  it('is listed without the secret of the site too, which is not created then', async () => {
    const restored = join(folder, 'restored');
    await cp(storeFolder(dataDir), storeFolder(restored), { recursive: true });
    expect(await run('releases archive', { DATA_DIR: restored })).toEqual(await run('releases archive'));
    expect(existsSync(join(restored, 'internal-secret'))).toBe(false);
  });

  it('can be rolled back and taken down, but not deployed from this repository', async () => {
    expect(await run('rollback mfe-archive')).toMatchObject({ code: 0 });
    expect(await run('remove archive --redirect /archivo/x')).toEqual({
      code: 1,
      said: '/archivo/x leads nowhere: it belongs to archive, which is taken down.',
    });
    expect(await run('remove archive --redirect /sobre-ofgc')).toMatchObject({ code: 0 });
    const { code, said } = await run('deploy mfe-archive');
    expect([code, said]).toEqual([1, expect.stringMatching(/^Which app\? npm run deploy -- <shell \| mfe-about/)]);
  });
});

it('a command to a site elsewhere needs no releases of this machine', async () => {
  const damaged = join(folder, 'damaged');
  const registry = join(storeFolder(damaged), 'registry');
  await mkdir(registry, { recursive: true });
  await writeFile(join(registry, '00000001.json'), '{');
  vi.stubEnv('DATA_DIR', damaged);
  const read = (...words: string[]) => readReleaseCommand({ usage: '', flags: [], isOfAnyApp: true }, words);
  await expect(read('archive')).rejects.toThrow();
  expect(await read('archive', '--to', 'https://site.test')).toMatchObject({ folder: 'mfe-archive' });
  vi.unstubAllEnvs();
});

it('a section that only the named site knows is asked about there, with its own key', full, async () => {
  for (const words of ['rollback films', 'releases mfe-films', 'preview films@1a2b'])
    expect((await run(`${words} --to http://127.0.0.1:9`)).said).toMatch(
      /^No team key: .*films\.team-key is not readable/,
    );
  expect((await run('rollback films')).said).toMatch(/^Which app\?/);
});

describe('a command in a folder without a site', () => {
  const isMissed = async (words: string, others = '') => {
    expect(await run(words, { DATA_DIR: elsewhere })).toEqual({
      code: 1,
      said: `No site was ever started on ${elsewhere}: DATA_DIR names the folder of one${others}.`,
    });
    expect(existsSync(elsewhere)).toBe(false);
  };

  const elsewhereToo = ', --to https://site a site elsewhere';

  it.each([['releases mfe-jobs', elsewhereToo], ['team list']])(
    'names that folder and creates nothing: npm run %s',
    isMissed,
  );

  it.each([
    ['activate mfe-jobs 1a2b', elsewhereToo],
    ['rollback mfe-jobs', elsewhereToo],
    ['remove mfe-jobs', elsewhereToo],
    ['quarantine'],
    ['check-api'],
  ])('names that folder and creates nothing: npm run %s', full, isMissed);
});

it('a release that was not rendered is not said to be ready', full, async () => {
  const { code, said } = await run('check-release mfe-jobs', { DATA_DIR: join(folder, 'laptop') });
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^mfe-jobs \w+ is built, and its types are right\. No shell is live on this folder: nothing was rendered\.$/,
    ),
  ]);
});

it('a team’s key file is found relative to the folder in which npm was called', async () => {
  const { said } = await run('releases archive --to http://127.0.0.1:9 --key here.team-key', { INIT_CWD: folder });
  expect(said).toContain(`No team key: ${join(folder, 'here.team-key')} is not readable.`);
});

describe('npm run team', () => {
  let api: Server;
  let asked: string[];
  /** The body of the last request. */
  let sent: unknown;
  /** The answer to a new key; null: none. */
  let answered: number | null;
  let teams: object[] = [];
  let keys: object[] = [];
  beforeAll(async () => {
    // Where the tests above have not done it.
    await takeDown(storeFolder(dataDir), 'archive', null, by).catch(() => {});
    api = createServer(async (request, response) => {
      const { method, url = '' } = request;
      if (method !== 'GET') asked.push(`${method} ${url}`);
      if (method === 'PUT') sent = await json(request);
      if (method === 'POST' && answered === null) return request.socket.destroy();
      response.writeHead((method === 'POST' && answered) || 200, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify(method === 'GET' ? { data: teams, keys } : {}));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => api.close());
  const team = async (words: string) => {
    asked = [];
    const env = { API_PORT: String((api.address() as AddressInfo).port), INIT_CWD: folder };
    return run(`team ${words}`, env);
  };
  const add = async (words: string) => {
    const said = await team(`add films --file films.team-key ${words}`);
    return { ...said, files: (await readdir(folder)).filter((file) => file.endsWith('.team-key')) };
  };

  it.each([
    [
      'below a mount of a section that was taken down',
      '/archivo/cine',
      '/archivo/cine belongs to archive, which is taken down and may come back: a last release without it gives it up.',
    ],
    ['of the shell’s server', '/fotos', '/fotos belongs to shell.'],
  ])('refuses a mount %s', async (_, mount, sentence) => {
    expect(await add(`--mount ${mount}`)).toEqual({ code: 1, said: sentence, files: [] });
    expect(asked).toEqual([]);
  });

  it('refuses a mount or slot of another team, even one that is not live', async () => {
    teams = [{ name: 'songs', app: 'songs', mounts: ['/mar'], slots: ['home.songs'] }];
    for (const [option, what, owned] of [
      ['mount', '/mar/olas', '/mar'],
      ['slot', 'home.songs', 'home.songs'],
    ]) {
      const said = `${what} belongs to songs: \`npm run team -- revoke songs --${option} ${owned}\` takes it back.`;
      expect(await add(`--${option} ${what}`)).toEqual({ code: 1, said, files: [] });
    }
    expect(asked).toEqual([]);
    teams = [];
  });

  it.each([
    ['a team that owns it', ['/libros']],
    ['a team from which it was taken', []],
  ])('names the live release, not a command, where a mount is live: %s', async (_, mounts) => {
    const books = await storeSampleRelease(storeFolder(dataDir), 'live', {
      name: 'books',
      mounts: ['/libros'],
      slots: [],
    });
    await makeLive(storeFolder(dataDir), 'deploy', books, by);
    teams = [{ name: 'books', app: 'books', mounts, slots: [] }];
    const said = '/libros belongs to books, whose live release has it: a release without it gives it up.';
    expect(await add('--mount /libros')).toEqual({ code: 1, said, files: [] });
    teams = [];
  });

  it('takes back only an address that the team owns, and the key stays valid', async () => {
    teams = [{ name: 'films', app: 'films', mounts: ['/cine', '/cien'], slots: [] }];
    expect(await team('revoke films --mount /cien')).toEqual({ code: 0, said: 'films owns /cine.' });
    expect(asked).toEqual(['PUT /internal/releases/teams/films']);
    expect(sent).toMatchObject({ mounts: ['/cine'], seen: teams });
    expect(await team('revoke films --mount /mar')).toEqual({ code: 1, said: 'films does not own /mar.' });
    expect(asked).toEqual([]);
    expect(await team('list')).toEqual({ code: 0, said: 'films owns /cine, /cien. No valid key.' });
    teams = [];
  });

  it('grants a known team the given address alone: one that was taken from it stays taken', async () => {
    teams = [{ name: 'archive', app: 'archive', mounts: ['/fondo'], slots: [] }];
    expect(await team('grant archive --mount /legado')).toEqual({ code: 0, said: 'archive owns /fondo, /legado.' });
    teams = [];
  });

  it('refuses what is no slot', async () => {
    const sentence = '--slot takes home.archive or block.archive, not "teaser".';
    expect(await add('--slot teaser')).toEqual({ code: 1, said: sentence, files: [] });
  });

  it('refuses a mount that ends with a slash', async () => {
    const sentence = '--mount takes where addresses begin (/archivo), not "/cine/".';
    expect(await add('--mount /cine/')).toEqual({ code: 1, said: sentence, files: [] });
  });

  it.each([
    ['leaves no key file when another key was registered meanwhile', 409, []],
    ['keeps the key file when nobody knows whether the key was registered', null, ['films.team-key']],
  ])('%s', async (_, answer, files) => {
    answered = answer;
    expect(await add('--mount /cine')).toMatchObject({ code: 1, files });
    expect(asked).toHaveLength(2);
    await rm(join(folder, 'films.team-key'), { force: true });
  });

  it('refuses a second key while one is valid, and changes nothing', async () => {
    keys = [{ id: 'k', team: 'films', publicKey: '', addedAt: '', revokedAt: null }];
    const sentence = 'films has a valid key: `npm run team -- revoke films` ends it.';
    expect(await add('--mount /cine')).toEqual({ code: 1, said: sentence, files: [] });
    expect(asked).toEqual([]);
  });
});
