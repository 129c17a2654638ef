import { existsSync } from 'node:fs';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { full } from '@ofgc/shared/testing/full.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyPair } from '../releases/signed/key-pair.ts';
import { freePort } from '@ofgc/shared/testing/free-port.ts';

// The commands of a section's own repository, in a checkout whose folder does not have the usual name.
const commands = join(import.meta.dirname, '../../kit/commands');
const ofgc = join(commands, '../ofgc.mjs');
const to = ' --to http://127.0.0.1:9';
let folder: string;
useTestFolder((own) => void (folder = own), beforeAll);
beforeEach(() => writeFile(join(folder, 'package.json'), '{ "name": "@ofgc/mfe-archive" }'));

/** The output of a command that fails. */
function refusal(words: string, env: Record<string, string> = {}): Promise<string> {
  const [command = '', ...rest] = words.split(' ').map((word) => (word === "''" ? '' : word));
  const script = ['dev', 'build'].includes(command) ? [`${command}.ts`] : ['site.ts', command];
  const flags = ['--disable-warning=ExperimentalWarning', join(commands, script[0] ?? ''), ...script.slice(1), ...rest];
  const options = { cwd: folder, env: { ...process.env, TEAM_KEY: '', SITE: undefined, INIT_CWD: folder, ...env } };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, flags, options, (error, stdout, stderr) =>
      error ? resolve(stderr.trim()) : reject(new Error(stdout)),
    );
  });
}

describe('a command of the kit with unknown arguments', () => {
  const isRefused = async (words: string, sentence: string) => expect(await refusal(words)).toBe(sentence);

  it.each([
    [
      `activate 1a2b --canary 10%${to}`,
      'What is --canary for? npm run activate -- VERSION [--why "…"] --to https://site [--key FILE]',
    ],
    [`rollback 1a2b${to}`, 'What is "1a2b" for? npm run rollback -- [--why "…"] --to https://site [--key FILE]'],
    [
      `remove --redirect //evil.example${to}`,
      '--redirect takes a path of the site (/sobre-ofgc), not "//evil.example".',
    ],
  ])('is refused in one sentence: %s', isRefused);

  it.each([
    ["deploy --to ''", '--to takes the address of a site (https://ofgc.example), not "".'],
    [
      `publish --canary 10%${to}`,
      'What is --canary for? npm run publish -- [--why "…"] [--dirty] --to https://site [--key FILE]',
    ],
    [`activate${to}`, 'Which version? npm run activate -- VERSION [--why "…"] --to https://site [--key FILE]'],
    [
      `preview 1a2b --why x${to}`,
      'What is --why for? npm run preview -- VERSION [--days 3] --to https://site [--key FILE]',
    ],
    ['releases', 'To which site? npm run releases -- --to https://site [--key FILE]'],
    [
      `checked${to}`,
      'ofgc publish | deploy | activate | rollback | remove | releases | preview | check --to https://site',
    ],
    ['build archive', 'What is "archive" for? ofgc build'],
    ['dev --site ofgc.example', '--site takes the address of a site (https://ofgc.example), not "ofgc.example".'],
  ])('is refused in one sentence: %s', full, isRefused);
});

it('SITE names the site of a command without --to, or without --site', async () => {
  expect(await refusal('releases', { SITE: '' })).toContain('To which site? ');
  for (const command of ['releases', 'dev'])
    expect(await refusal(command, { SITE: 'ofgc.example' })).toMatch(
      /takes the address of a site .*, not "ofgc.example"/,
    );
  expect(await refusal('rollback', { SITE: 'http://127.0.0.1:9' })).toMatch(
    /^The site is http:\/\/127\.0\.0\.1:9, as SITE says\.\nNo team key/,
  );
});

it('a release from changes that are in no commit is not sent to be checked', async () => {
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: folder });
  expect(await refusal(`check${to}`, { TEAM_KEY: createKeyPair().privateKey })).toMatch(
    /^There are changes that are in no commit \(.*\): commit them, or send them with --dirty\.$/,
  );
  await rm(join(folder, '.git'), { recursive: true });
});

describe('the section’s name in its own repository', () => {
  it('is that of its package, whatever the folder’s name', async () => {
    expect(await refusal(`releases${to}`)).toContain(
      `No team key: ${join(folder, 'archive.team-key')} is not readable.`,
    );
  });

  it('is required in the package’s name, with an explanation in one sentence', async () => {
    await writeFile(join(folder, 'package.json'), '{ "name": "archive" }');
    expect(await refusal(`releases${to}`)).toBe(
      `The section's name is that of its package, "@ofgc/mfe-archive": ${join(folder, 'package.json')} says "archive".`,
    );
  });
});

it('a release with errors of types is not built', async () => {
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true }, "files": ["words.ts"] }');
  await writeFile(join(folder, 'words.ts'), 'export const words: string = 3;\n');
  try {
    expect(await refusal('build')).toMatch(/^mfe-archive has errors of types:\nwords\.ts/);
  } finally {
    await rm(join(folder, 'node_modules'));
  }
});

it('the CI script tests and builds, and checks the release on the site only with a team’s key', async () => {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const command of ['npm', 'npx'])
    await writeFile(join(bin, command), `#!/bin/sh\necho ${command} "$@"\n`, { mode: 0o755 });
  const script = join(import.meta.dirname, '../../kit/repository/ci.sh');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, SITE: 'https://ofgc.example' };
  const run = async (key: string, browser = '/usr/bin/chromium') => {
    const options = { env: { ...env, TEAM_KEY: key, CHROMIUM_PATH: browser } };
    return (await promisify(execFile)('bash', [script], options)).stdout.trim().split('\n');
  };
  const always = ['npm ci', 'npm test', 'npm run build'];
  const check = 'npx ofgc check --to https://ofgc.example';
  expect(await run('')).toEqual([...always, 'Not looked at in a browser: SITE and TEAM_KEY are not both set.']);
  expect(await run('key')).toEqual([...always, check]);
  // Debian's headless Chromium, where it is installed, is found as well.
  const install = existsSync('/usr/bin/chromium-headless-shell') ? [] : ['npx playwright install --with-deps chromium'];
  expect(await run('key', '')).toEqual([...always, ...install, check]);
});

it('says that the project’s Node is missing where an older one runs a command', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process, "version", { value: "v20.1.0" })';
  const run = promisify(execFile)(process.execPath, ['--import', older, ofgc, 'journeys'], { cwd: folder });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'The project’s Node was not installed (npm ci --include=optional), and yours is v20.1.0: it needs 26.\n',
  });
  // That of a module is known from Node 20.11 on.
  expect(await readFile(ofgc, 'utf8')).not.toMatch(/= import\.meta\.dirname/);
});

it('npm installs the kit and the project’s Node also where its environment leaves such packages out', async () => {
  const settings = await readFile(join(commands, '../repository/npmrc'), 'utf8');
  expect(settings.split('\n')).toEqual(expect.arrayContaining(['include[]=dev', 'include[]=optional']));
});

it('journeys succeed where there are none yet', async () => {
  const program = join(folder, 'node_modules/@playwright/test');
  await mkdir(program, { recursive: true });
  await writeFile(join(program, 'package.json'), '{ "name": "@playwright/test", "bin": { "playwright": "run.cjs" } }');
  await writeFile(join(program, 'run.cjs'), 'console.log(process.argv.slice(2).join(" "));');
  const { stdout } = await promisify(execFile)(process.execPath, [ofgc, 'journeys', 'one.spec.ts'], { cwd: folder });
  expect(stdout).toMatch(/^test --pass-with-no-tests -c .*playwright\.config\.mjs one\.spec\.ts\n$/);
});

it('a command of the kit that is told to end takes its program along', async () => {
  const program = join(folder, 'node_modules/vitest');
  await mkdir(program, { recursive: true });
  await writeFile(join(program, 'package.json'), '{ "name": "vitest", "bin": "run.cjs" }');
  await writeFile(join(program, 'run.cjs'), 'console.log(process.pid); setInterval(() => {}, 1000);');
  const command = spawn(process.execPath, [ofgc, 'test'], { cwd: folder });
  const [said] = (await once(command.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  command.kill('SIGTERM');
  await once(command, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the kit’s dev command', () => {
  const site = 'dev --site http://127.0.0.1:9 --port';

  it('refuses an invalid port', async () => {
    expect(await refusal(`${site} abc`)).toBe('--port takes a number up to 65535, not "abc".');
  });

  it('refuses a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const said = await refusal(`${site} ${port}`, { TEAM_KEY: createKeyPair().privateKey });
    expect(said).toBe(`Port ${port} is taken: stop what listens there, or choose another with --port=….`);
    other.close();
  });

  it('ends with exit code 0 when it is interrupted', async () => {
    await mkdir(join(folder, 'src'), { recursive: true });
    const words = [
      '--disable-warning=ExperimentalWarning',
      join(commands, 'dev.ts'),
      '--site',
      'http://127.0.0.1:9',
      '--port',
    ];
    const env = { ...process.env, TEAM_KEY: createKeyPair().privateKey };
    const command = spawn(process.execPath, [...words, String(await freePort())], { cwd: folder, env });
    const [said] = (await once(command.stdout, 'data')) as [Buffer];
    expect(said.toString()).toContain('The first release is built');
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([0, null]);
  });
});
