import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { moduleFile, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { releaseFolder } from '../../releases/store/store.ts';
import { fillStore } from '../../testing/sample-releases/built-releases.ts';

// The resolution hook applies to a whole process: each check runs in its own, as a worker does, with a real release of the shell.
const run = promisify(execFile);
const here = import.meta.dirname;
const shared = join(here, '../../../../shared/src/contract/shared-packages.ts');
/** The remotes of the store. */
const remotes = ['education', 'linked', 'outside', 'missing', 'node', 'away'];
let folder: string;
let store: string;
let shell: string;

useTestFolder((own) => void (folder = own), beforeAll);
beforeAll(async () => {
  store = join(folder, 'releases');
  await mkdir(store);
  const [release] = await fillStore(store, ['shell']);
  shell = pathToFileURL(join(releaseFolder(store, 'shell', release?.version ?? ''), 'server')).href;
}, 180_000);

async function release(name: string, source: string): Promise<string> {
  const file = join(store, name, 'v1/server/main.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  return file;
}

/** Runs a script in a process with `contract` registered for the store, and `load` to import a release. */
async function inWorker(script: string, at = store): Promise<unknown> {
  const module = `
    import { registerContract } from ${JSON.stringify(pathToFileURL(join(here, 'contract-resolution.ts')).href)};
    import { facadeFile } from ${JSON.stringify(pathToFileURL(shared).href)};
    const ofShell = (file) => ${JSON.stringify(shell)} + '/' + file + '.js';
    registerContract(${JSON.stringify(remotes.map((name) => join(at, name)))}, (shared) => ofShell(facadeFile(shared)));
    const load = (file) => import(file);
    const say = (value) => process.stdout.write(JSON.stringify(value));
    ${script}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', module], {
    cwd: join(here, '../../..'),
    timeout: 60_000,
  });
  return JSON.parse(stdout);
}

const failureOf = (file: string) =>
  inWorker(
    `await load(${JSON.stringify(pathToFileURL(file).href)}).then(() => say('loaded'), (error) => say(error.name + ': ' + error.message));`,
  );

describe('a release in a worker', () => {
  it('gets the same instances of the contract’s packages as the shell', async () => {
    const source = sharedPackages.map(({ name }, index) => `export * as p${index} from '${name}';`).join('\n');
    const remote = await release('education', source);
    const differing = await inWorker(`
      const own = await Promise.all(${JSON.stringify(sharedPackages.map(({ name }) => moduleFile(name)))}.map((file) => import(ofShell(file))));
      const remote = await load(${JSON.stringify(pathToFileURL(remote).href)});
      const differing = [];
      let compared = 0;
      own.forEach((package_, index) => {
        for (const name of Object.keys(remote['p' + index])) {
          if (name === 'default') continue;
          compared += 1;
          if (remote['p' + index][name] !== package_[name]) differing.push(name);
        }
      });
      say({ differing, isEnough: compared > 60 });`);
    // The client that it could make would know no limits.
    expect(differing).toEqual({ differing: ['createApiClient'], isEnough: true });
  });

  it('gets the same instances when the store is reached through a symbolic link', async () => {
    await release('linked', `export { useState } from 'react'; export { useHref } from 'react-router';`);
    const link = join(folder, 'link');
    await symlink(store, link, 'junction');
    expect(
      await inWorker(
        `
      const { useState } = await import(ofShell('react'));
      say((await load(${JSON.stringify(pathToFileURL(join(link, 'linked/v1/server/main.js')).href)})).useState === useState);`,
        link,
      ),
    ).toBe(true);
  });

  it.each([
    'axios',
    'zod',
    'fastify',
    'react-dom/client',
    'react-router/dom',
    '@ofgc/shared/domain/locale.ts',
    '@ofgc/shell',
  ])('is refused when it imports %s, which is not in the contract', async (name) => {
    const file = await release('outside', `import '${name}'; export const remote = {};`);
    expect(await failureOf(file)).toContain(`${name} is not in the contract`);
  });

  it.each([
    ['react-router', 'createMemoryRouter'],
    ['react-router', 'createStaticHandler'],
    ['jotai', 'getDefaultStore'],
    ['react-i18next', 'withTranslation'],
    ['@ofgc/shared/state', 'nothingOfTheKind'],
  ])('does not link when it imports from %s what the contract lacks: %s', async (name, missing) => {
    const file = await release('missing', `import { ${missing} } from '${name}'; export const remote = ${missing};`);
    expect(await failureOf(file)).toMatch(/^SyntaxError: .*does not provide an export named/);
  });

  it.each(['node:fs', 'process', 'worker_threads'])(
    'is refused when it imports %s, which comes with Node',
    async (name) => {
      expect(await failureOf(await release('node', `import '${name}';`))).toContain(`${name} comes with Node`);
    },
  );
});

it('the shell’s release imports only its own files and Node’s modules', async () => {
  const files = (await readdir(fileURLToPath(shell))).filter((file) => file.endsWith('.js'));
  const specifiers = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(fileURLToPath(shell), file), 'utf8');
      return [...text.matchAll(/(?:^|[;}])(?:import|export)\b(?:[^"'();]*\bfrom)?["']([^"']+)["']/g)].map(
        ([, specifier = '']) => specifier,
      );
    }),
  );
  expect(specifiers.flat().length).toBeGreaterThan(20);
  expect(
    specifiers.flat().filter((specifier) => !/^\.\/[\w.-]+\.js$/.test(specifier) && !isBuiltin(specifier)),
  ).toEqual([]);
});
