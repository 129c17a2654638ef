import { execFile, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createKeyPair } from '../releases/signed/key-pair.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { startRealApi } from '../testing/api/real-api.ts';
import { createMemoryDatabase } from '../testing/servers/memory-database.ts';
import { serveSite, type ServedSite } from '../testing/servers/served-site.ts';
import { scaffoldOutside } from './scaffold-own-repository.ts';

// A seventh section in an empty folder: with its own lock file, the packed kit, packages of the registry, nothing else of this repository.
const root = join(import.meta.dirname, '../../..');
const archive = { name: 'archive', mount: '/archivo', title: { es: 'Archivo', en: 'Archive' } };
const timeout = 900_000;
let parent: string;
let folder: string;
let site: ServedSite | undefined;
let api: Awaited<ReturnType<typeof startRealApi>> | undefined;

/** Runs a command as the section's team would, without access to anything in this repository. */
async function run(command: string, ...words: string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle|command|execpath)|NODE_(OPTIONS|PATH|ENV)|VITEST|INIT_CWD)/.test(name),
    ),
  );
  const path = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
  const options = { cwd: folder, timeout, maxBuffer: 2 ** 26, env: { ...env, PATH: path, SITE: site?.url } };
  const { stdout } = await promisify(execFile)(command, words, options).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${words.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
}

useTestFolder((own) => void (parent = own), beforeAll);
beforeAll(async () => {
  folder = await scaffoldOutside(root, archive, parent);
}, timeout);
afterAll(async () => {
  await site?.stop();
  await api?.stop();
});

it('a section in its own repository has a README on tests, previews and publishing', async () => {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  for (const words of ['# mfe-archive', '`/archivo`', 'npm test', 'npm run dev -- --site', 'npm run deploy -- --to'])
    expect(readme).toContain(words);
  expect(readme).toContain('archive.team-key');
  expect(readme).not.toMatch(/sample|muestra/);
});

it(
  'a section in its own repository is installed from its lock file, passes its tests and is built',
  async () => {
    await run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
    await run('npm', 'ci', '--no-audit', '--no-fund');
    await run('npm', 'test');
    expect(await run('npm', 'run', 'build')).toMatch(/archive [0-9a-f]{12} is built/);
  },
  timeout,
);

it(
  'a section in development is shown inside a site after each edit, and a failed build changes nothing',
  async () => {
    const database = createMemoryDatabase();
    const inside = await serveSite(['shell', 'mfe-about'], { database });
    const key = createKeyPair();
    await database.putTeam({ name: 'archive', app: 'archive', mounts: ['/archivo'], slots: ['home.archive'] });
    await database.addKey('archive', key);
    await writeFile(join(folder, 'archive.team-key'), key.privateKey);
    const port = await freePort();
    const command = join(folder, 'node_modules/.bin/ofgc');
    const developing = spawn(command, ['dev', '--site', inside.url, '--port', `${port}`], {
      cwd: folder,
      stdio: 'pipe',
      detached: true,
    });
    let said = '';
    for (const stream of [developing.stdout, developing.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    const words = join(folder, 'src/locales/es.json');
    const texts = await readFile(words, 'utf8');
    const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    const patience = { timeout: 120_000, interval: 500 };
    try {
      await vi.waitFor(async () => {
        if (developing.exitCode !== null) return;
        expect(await read('/archivo')).toContain('<h1');
      }, patience);
      expect(developing.exitCode, said).toBeNull();
      expect((await fetch(`${inside.url}/archivo`)).status).toBe(404);
      await writeFile(words, texts.replaceAll('Archivo', 'Fondo antiguo'));
      await vi.waitFor(async () => expect(await read('/archivo')).toContain('Fondo antiguo'), patience);
      await writeFile(words, '{');
      const { body } = await fetch(`http://localhost:${port}/__ofgc/changes`);
      let heard = '';
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        heard += chunk;
        if (heard.includes('does not build')) break;
      }
      expect(await read('/archivo')).toContain('Fondo antiguo');
    } finally {
      // Ends the whole process group, because the command starts a process and waits for it.
      if (developing.pid && developing.exitCode === null) process.kill(-developing.pid);
      await writeFile(words, texts);
      await inside.stop();
    }
  },
  timeout,
);

it.each([
  ['of a commit', true, []],
  ['with changes', true, ['--dirty']],
  ['without git', false, []],
])(
  'a section %s that is changed while it is built is not published',
  async (_, hasGit, flags) => {
    await writeFile(join(folder, 'archive.team-key'), createKeyPair().privateKey);
    const config = join(folder, 'rspack.config.ts');
    const text = await readFile(config, 'utf8');
    await writeFile(
      config,
      `import { writeFileSync } from 'node:fs';\n${text}writeFileSync('src/new.ts', 'export {};');\n`,
    );
    if (hasGit) {
      await run('git', 'init', '--quiet');
      await run('git', 'add', '.');
      await run('git', '-c', 'user.name=ana', '-c', 'user.email=ana@site.test', 'commit', '--quiet', '-m', 'first');
    }
    if (flags.length > 0) await writeFile(join(folder, 'notes.md'), 'in no commit');
    try {
      await expect(run('npm', 'run', 'publish', '--', '--to', 'http://127.0.0.1:9', ...flags)).rejects.toThrow(
        'The sources changed while they were built: try again.',
      );
    } finally {
      for (const made of ['.git', 'src/new.ts', 'notes.md'])
        await rm(join(folder, made), { recursive: true, force: true });
      await writeFile(config, text);
    }
  },
  timeout,
);

it(
  'a section from its own repository is published to a site, opened by a browser and taken down',
  async () => {
    const database = createMemoryDatabase();
    // A journey follows a link to a concert.
    api = await startRealApi();
    site = await serveSite(['shell', 'mfe-about', 'mfe-concerts'], { database, apiUrl: api.url, secret: api.secret });
    const key = createKeyPair();
    await database.putTeam({ name: 'archive', app: 'archive', mounts: ['/archivo'], slots: ['home.archive'] });
    await database.addKey('archive', key);
    await writeFile(join(folder, 'archive.team-key'), key.privateKey);
    const published = await run('npm', 'run', 'publish', '--', '--to', site.url, '--why', 'the first');
    const [, version = ''] = /archive ([0-9a-f]{12}) is published/.exec(published) ?? [];
    expect((await fetch(`${site.url}/archivo`)).status).toBe(404);
    expect(await run('npm', 'run', 'activate', '--', version, '--to', site.url)).toContain(
      `archive ${version} is live`,
    );

    const read = async (path: string) => {
      const answer = await fetch(site?.url + path);
      return { status: answer.status, html: await answer.text() };
    };
    const [page, home] = await Promise.all(['/archivo', '/en'].map(read));
    expect([page?.status, home?.status]).toEqual([200, 200]);
    expect(page?.html).toContain('<h1');
    // Checks the colour that it declares, its link in the menu, and its part of the home page.
    expect(page?.html).toContain('data-hue="rose"');
    expect(home?.html).toContain('href="/en/archivo"');
    expect(home?.html).toContain('data-slot="home.archive"');
    await run('npm', 'run', 'journeys');

    await run('npm', 'run', 'remove', '--', '--to', site.url);
    const [gone, without] = await Promise.all(['/archivo', '/en'].map(read));
    expect(gone?.status).toBe(410);
    expect(without?.html).not.toContain('href="/en/archivo"');
  },
  timeout,
);
