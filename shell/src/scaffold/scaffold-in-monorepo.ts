import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkNewRemote, type NewRemote, writeJourney, writeRemote } from './scaffold.ts';

/** Files that must list every remote, because TypeScript has no patterns for references. */
const referencing = ['tsconfig.json', 'tsconfig.tests.json'];

/**
 * Creates a new remote in this repository: `mfe-<name>`, its journey in `e2e/journeys/<name>`, its references for the compiler.
 * @throws one sentence where it exists or the name is not allowed
 */
export async function scaffoldInside(root: string, remote: NewRemote): Promise<string> {
  checkNewRemote(remote);
  const folder = `mfe-${remote.name}`;
  const journeys = `e2e/journeys/${remote.name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists.`);
  if (existsSync(join(root, journeys)))
    throw new Error(
      `${journeys} exists: it has journeys of the site or of an earlier section. Choose another name, or move them.`,
    );
  // They get their names when they are whole: a command that failed can be given again.
  const draft = await mkdtemp(join(root, '.new-remote-'));
  try {
    await writeRemote(remote, join(draft, 'remote'));
    await writeFile(join(draft, 'remote/package.json'), await packageText(root, remote.name));
    await writeJourney(remote, join(draft, 'journeys'), '../../site/page/browser-test.ts');
    await mkdir(dirname(join(root, journeys)), { recursive: true });
    await rename(join(draft, 'journeys'), join(root, journeys));
    await rename(join(draft, 'remote'), join(root, folder));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  for (const file of referencing) await addReference(join(root, file), folder);
  return folder;
}

/** The new package.json; versions are those of the other packages. */
async function packageText(root: string, name: string): Promise<string> {
  const shared = JSON.parse(await readFile(join(root, 'shared/package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const { version, dependencies, devDependencies } = shared;
  const names = ['i18next', 'react', 'react-i18next', 'react-router'];
  const own = {
    name: `@ofgc/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { '@ofgc/shared': version, ...Object.fromEntries(names.map((one) => [one, dependencies[one]])) },
    devDependencies: { vitest: devDependencies['vitest'] },
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

async function addReference(file: string, path: string): Promise<void> {
  const config = JSON.parse(await readFile(file, 'utf8')) as { references: { path: string }[] };
  const last = config.references.findLastIndex((reference) => reference.path.startsWith('mfe-'));
  config.references.splice(last + 1, 0, { path });
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
}
