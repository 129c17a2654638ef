#!/usr/bin/env node
// The commands of a remote that has a repository of its own: `ofgc types`, `ofgc test`, `ofgc journeys`, `ofgc build`, `ofgc deploy --to https://site` …
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Not `import.meta.dirname`: an older Node has to come as far as the sentence about it below.
const kit = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(process.cwd(), 'package.json'));
const [command = '', ...words] = process.argv.slice(2);

const register = `--import ${pathToFileURL(join(kit, 'register.mjs')).href} --disable-warning=ExperimentalWarning`;
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${register}`.trim() };

/** The file of a package's command. */
function bin(name, command_ = name) {
  const file = require.resolve(`${name}/package.json`);
  const { bin: bins } = require(file);
  return join(dirname(file), typeof bins === 'string' ? bins : bins[command_]);
}

/** What a team asks of a site, with `--to https://site`. */
const siteVerbs = ['publish', 'deploy', 'activate', 'rollback', 'remove', 'releases', 'preview', 'check'];

const commands = {
  // Sources see of the shared packages what the contract allows, tests all.
  types: () => [bin('typescript', 'tsc'), '-p', '.'],
  'types-of-tests': () => [bin('typescript', 'tsc'), '-p', 'tsconfig.tests.json'],
  test: () => [bin('vitest'), 'run', '--root', '.', '--config', join(kit, 'vitest.config.mjs')],
  // A section that has moved may have no journeys yet: a CI that takes a release back when they fail must not see that as a failure.
  journeys: () => [
    bin('@playwright/test', 'playwright'),
    'test',
    '--pass-with-no-tests',
    '-c',
    join(kit, 'playwright.config.mjs'),
  ],
  build: () => [join(kit, 'shell/kit/commands/build.ts')],
  dev: () => [join(kit, 'shell/kit/commands/dev.ts')],
  ...Object.fromEntries(siteVerbs.map((verb) => [verb, () => [join(kit, 'shell/kit/commands/site.ts'), verb]])),
};
const found = commands[command];
if (!found) {
  const { version } = require(join(kit, 'package.json'));
  process.stderr.write(`ofgc ${Object.keys(commands).join(' | ')}\nThe kit is ${version}.\n`);
  process.exit(2);
}
if (Number.parseInt(process.version.slice(1)) < 26) {
  process.stderr.write(
    `The project’s Node was not installed (npm ci --include=optional), and yours is ${process.version}: it needs 26.\n`,
  );
  process.exit(1);
}
const child = spawn(process.execPath, [...found(), ...words], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm signals the shell between the two processes, which ends without passing the signal on: once orphaned, this process ends its child.
const launcher = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === launcher || child.kill('SIGTERM'), 500).unref();
child.once('exit', (code) => process.exit(code ?? 1));
