import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { packKit } from './pack-kit.ts';
import { checkNewRemote, type NewRemote, writeJourney, writeRemote, writeTemplate } from './scaffold.ts';

/** Commands that act on a site: `npm run deploy -- --to https://site`. */
const siteVerbs = ['publish', 'deploy', 'activate', 'rollback', 'remove', 'releases', 'preview'];

interface Package {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Creates a new remote in a separate folder, `<folder>/mfe-<name>`, with the packed kit and nothing else of this repository.
 * @returns the remote's folder
 * @throws one sentence where it exists, the name is not allowed, or the folder is in this repository
 */
export async function scaffoldOutside(root: string, remote: NewRemote, folder: string): Promise<string> {
  checkNewRemote(remote);
  // npm would treat it as a package of this repository, and write no lock file for it.
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(root)}${sep}`))
    throw new Error(
      `${folder} lies in this repository: --outside takes another folder; without it the section is written here.`,
    );
  const target = join(folder, `mfe-${remote.name}`);
  if (existsSync(target)) throw new Error(`${target} exists.`);
  await mkdir(folder, { recursive: true });
  // It gets its name when it is whole: a command that failed can be given again.
  const draft = await mkdtemp(`${target}.draft-`);
  try {
    await writeRepository(root, remote, draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

async function writeRepository(root: string, remote: NewRemote, target: string): Promise<void> {
  await chmod(target, 0o755);
  await writeRemote(remote, target);
  await writeTemplate(join(root, 'shell/kit/repository'), target, remote);
  for (const name of ['gitignore', 'npmrc']) await rename(join(target, name), join(target, `.${name}`));
  const commands = join(target, 'README.commands.md');
  await appendFile(join(target, 'README.md'), await readFile(commands));
  await rm(commands);
  await writeJourney(remote, join(target, 'journeys'), '@playwright/test');
  const tarballs = await packKit(root, join(target, 'kit'));
  await writeFile(join(target, 'package.json'), await packageText(root, remote.name, tarballs));
}

async function packageText(root: string, name: string, tarballs: Record<'shared' | 'kit', string>): Promise<string> {
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8')) as Package;
  const [own, shared] = [await read('package.json'), await read('shared/package.json')];
  const names = ['i18next', 'react', 'react-dom', 'react-i18next', 'react-router'];
  const text = {
    name: `@ofgc/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      test: 'ofgc types && ofgc types-of-tests && ofgc test',
      journeys: 'ofgc journeys',
      build: 'ofgc build',
      dev: 'ofgc dev',
      'check-release': 'ofgc check',
      ...Object.fromEntries(siteVerbs.map((verb) => [verb, `ofgc ${verb}`])),
    },
    dependencies: {
      '@ofgc/shared': `file:kit/${tarballs.shared}`,
      ...Object.fromEntries(names.map((one) => [one, shared.dependencies[one]])),
    },
    devDependencies: { '@ofgc/kit': `file:kit/${tarballs.kit}` },
    // The Node version for which the kit is written.
    optionalDependencies: own.optionalDependencies,
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}
