import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The hook belongs to a process: each check runs in one of its own, as a worker does.
const run = promisify(execFile);
const here = import.meta.dirname;
let folder: string;
let store: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-contract-'));
  store = join(folder, 'releases');
  await mkdir(store);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function release(name: string, source: string): Promise<string> {
  const file = join(store, name, 'v1/server/main.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  return file;
}

/** Runs a script that has `contract` registered for the store and `load` to import a release. */
async function inWorker(script: string, at = store): Promise<unknown> {
  const module = `
    import { registerContract } from ${JSON.stringify(pathToFileURL(join(here, 'contract-resolution.ts')).href)};
    registerContract(${JSON.stringify(at)});
    const load = (file) => import(file);
    const say = (value) => process.stdout.write(JSON.stringify(value));
    ${script}`;
  // A module beside the shell's own, so that its bare imports are the shell's.
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', module],
    { cwd: join(here, '../../..'), timeout: 15_000 },
  );
  return JSON.parse(stdout);
}

const failureOf = (file: string) =>
  inWorker(
    `await load(${JSON.stringify(pathToFileURL(file).href)}).then(() => say('loaded'), (error) => say(error.name + ': ' + error.message));`,
  );

describe('a release', () => {
  it('sees the very instances that the shell has, of every package of the contract', async () => {
    const source = sharedPackages.map(({ name }, index) => `export * as p${index} from '${name}';`).join('\n');
    const [remote, shell] = [await release('education', source), await release('shell', source)];
    const differing = await inWorker(`
      const own = await Promise.all(${JSON.stringify(sharedPackages.map(({ name }) => name))}.map((name) => import(name)));
      const remote = await load(${JSON.stringify(pathToFileURL(remote).href)});
      const shell = await load(${JSON.stringify(pathToFileURL(shell).href)});
      const differing = [];
      let compared = 0;
      own.forEach((package_, index) => {
        for (const name of Object.keys(remote['p' + index])) {
          if (name === 'default') continue;
          compared += 1;
          if (remote['p' + index][name] !== package_[name] || shell['p' + index][name] !== package_[name]) differing.push(name);
        }
      });
      say({ differing, isEnough: compared > 60 });`);
    expect(differing).toEqual({ differing: [], isEnough: true });
  });

  it('shares React, the router’s contexts, the atoms and the page context', async () => {
    const file = await release(
      'jobs',
      `
      export { useState } from 'react';
      export { RouterContextProvider, createContext, useLoaderData } from 'react-router';
      export { menuState } from '@ofgc/shared/state';
      export { pageContext, SiteContext } from '@ofgc/shared/contract';
      export { createStore } from 'jotai';`,
    );
    expect(
      await inWorker(`
      import { useState } from 'react';
      import { RouterContextProvider, useLoaderData } from 'react-router';
      import { menuState } from '@ofgc/shared/state';
      import { pageContext, SiteContext } from '@ofgc/shared/contract';
      import { createStore } from 'jotai';
      const remote = await load(${JSON.stringify(pathToFileURL(file).href)});
      const context = new RouterContextProvider();
      context.set(remote.pageContext, 'what the shell set');
      say([remote.useState === useState, remote.useLoaderData === useLoaderData, remote.menuState === menuState, remote.SiteContext === SiteContext, remote.createStore === createStore, context.get(pageContext)]);
    `),
    ).toEqual([true, true, true, true, true, 'what the shell set']);
  });

  it('sees them also where the store is reached through a link', async () => {
    await release('linked', `export { useState } from 'react'; export { useHref } from 'react-router';`);
    const link = join(folder, 'link');
    await symlink(store, link, 'junction');
    expect(
      await inWorker(
        `
      import { useState } from 'react';
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
  ])('is refused when it imports %s', async (name) => {
    const file = await release('outside', `import '${name}'; export const remote = {};`);
    expect(await failureOf(file)).toContain(`${name} is not in the contract`);
  });

  it.each([
    ['react-router', 'createMemoryRouter'],
    ['react-router', 'createStaticHandler'],
    ['jotai', 'getDefaultStore'],
    ['react-i18next', 'withTranslation'],
    ['@ofgc/shared/state', 'nothingOfTheKind'],
  ])('does not link when it names what the contract’s %s does not have: %s', async (name, missing) => {
    const file = await release('missing', `import { ${missing} } from '${name}'; export const remote = ${missing};`);
    expect(await failureOf(file)).toMatch(/^SyntaxError: .*does not provide an export named/);
  });

  it('of the shell itself may use all of a package', async () => {
    expect(
      await failureOf(
        await release(
          'shell',
          `export { createStaticHandler } from 'react-router'; export { renderToPipeableStream } from 'react-dom/server';`,
        ),
      ),
    ).toBe('loaded');
  });

  it('may use what comes with Node', async () => {
    expect(await failureOf(await release('node', `export { join } from 'node:path';`))).toBe('loaded');
  });
});
