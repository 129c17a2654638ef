import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { checkFreeAddress } from '../scaffold/free-address.ts';
import { scaffoldInside } from '../scaffold/scaffold-in-monorepo.ts';
import { scaffoldOutside } from '../scaffold/scaffold-own-repository.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { checkNewRemote, type NewRemote } from '../scaffold/scaffold.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run new-remote -- archive --path /archivo --es Archivo --en Archive [--private] [--outside FOLDER]: creates the sources of a new
// section, in this repository or in a separate folder; `--private` is for signed-in visitors only. All but the name is optional.
const root = join(import.meta.dirname, '../../..');

await runCommand(async () => {
  const usage = 'npm run new-remote -- NAME [--path /…] [--es …] [--en …] [--private] [--outside FOLDER]';
  const { positionals, values } = readArguments({
    usage,
    most: 1,
    options: {
      path: { type: 'string' },
      es: { type: 'string' },
      en: { type: 'string' },
      outside: { type: 'string' },
      private: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (!name) throw new Error(usage);
  const called = name.slice(0, 1).toUpperCase() + name.slice(1);
  const remote: NewRemote = {
    name,
    mount: values.path ?? `/${name}`,
    title: { es: (values.es ?? called).trim(), en: (values.en ?? values.es ?? called).trim() },
    isPrivate: values.private,
  };
  checkNewRemote(remote);
  await checkFreeAddress(root, remote);
  if (values.outside !== undefined) {
    const folder = await scaffoldOutside(root, remote, typedPath(values.outside));
    npm(
      folder,
      ['install', '--package-lock-only'],
      `${folder} is there, without its lock file: \`npm install\` there makes it.`,
    );
    return `${folder} is there. Next, and what its README says:\n  cd ${quoted(relative(process.env.INIT_CWD ?? '.', folder))}\n  npm ci\n  npm test\n  npm run build`;
  }
  const folder = await scaffoldInside(root, remote);
  npm(root, ['install'], `${folder} is there, and not installed: \`npm install\` does it.`);
  return `${folder} is there. \`npm run dev\` shows it at ${remote.mount}; \`npm test -- ${folder}\` tests it.`;
});

/** For a shell, where the path needs it. */
function quoted(path: string): string {
  return /^[\w./\\:-]+$/.test(path) ? path : JSON.stringify(path);
}

/** @param left what exists when npm fails, and how to go on */
function npm(folder: string, words: string[], left: string): void {
  const words_ = [...words, '--no-audit', '--no-fund', '--loglevel=error'];
  const script = process.env.npm_execpath;
  const { status } = script
    ? spawnSync(process.execPath, [script, ...words_], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', words_, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ${words.join(' ')} did not succeed; its message is above. ${left}`);
}
