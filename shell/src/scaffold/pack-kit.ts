import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Package {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The entry files of the kit's commands in this repository; the files they import are packed, too. */
export const entries = [
  'rspack.base.ts',
  'e2e/site/page/find-chromium.ts',
  'shell/kit/commands/build.ts',
  'shell/kit/commands/dev.ts',
  'shell/kit/commands/site.ts',
  'shell/src/releases/build/describe-remote.ts',
];
/** The list of supported browsers, read by `bundler/target-browsers.ts`. */
const browsers = '.browserslistrc';
/** Packages that the kit's code imports or its commands run; their versions are those of this repository. */
export const tools = {
  root: [
    '@module-federation/enhanced',
    '@rspack/cli',
    '@rspack/core',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'happy-dom',
    'typescript',
    'vitest',
  ],
  e2e: ['@axe-core/playwright', '@playwright/test', 'playwright'],
  shell: [
    '@module-federation/runtime',
    '@module-federation/webpack-bundler-runtime',
    '@rspack/plugin-react-refresh',
    'lru-cache',
    'react-refresh',
    'tar-stream',
  ],
  shared: ['zod'],
};
/**
 * Packages that the tools bring in any release of a range. A new one that cannot be installed would stop every section, so they are
 * pinned to the version in the lock file of this repository.
 */
const brought = ['vite'];
/** What a team reads, in `docs`; links to other documents of this repository become plain words. */
const documents = ['ship-a-section.md', 'how-to.md', 'testing.md', 'accounts.md', 'operations.md', 'glossary.md'];
/** Packages that only tests of components import. */
const testing = /^@testing-library\//;

/**
 * Packs everything that a remote in a separate repository needs, as two packages: `@ofgc/shared` (contract, design, test helpers, as
 * sources with their types) and `@ofgc/kit` (the build, the release, the settings of compiler and tests).
 * @param folder for the tarballs @returns their file names
 */
export async function packKit(root: string, folder: string): Promise<Record<'shared' | 'kit', string>> {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(tmpdir(), 'ofgc-kit-'));
  try {
    await draftShared(root, join(draft, 'shared'));
    await draftKit(root, join(draft, 'kit'));
    const end = await versionEnd(root, draft);
    for (const name of ['shared', 'kit']) await endVersion(join(draft, name), end);
    return { shared: await pack(join(draft, 'shared'), folder), kit: await pack(join(draft, 'kit'), folder) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function draftShared(root: string, draft: string): Promise<void> {
  const isTest = /\.test\.tsx?$|[/\\]fonts[/\\]subset-fonts\.ts$/;
  await cp(join(root, 'shared/src'), join(draft, 'src'), { recursive: true, filter: (path) => !isTest.test(path) });
  const { devDependencies, ...own } = await readPackage(join(root, 'shared'));
  const forTests = Object.entries(devDependencies).filter(([name]) => testing.test(name));
  await writeJson(join(draft, 'package.json'), {
    ...own,
    dependencies: { ...own.dependencies, ...Object.fromEntries(forTests) },
  });
}

async function draftKit(root: string, draft: string): Promise<void> {
  const files = new Set<string>();
  for (const entry of entries) await collect(root, entry, files);
  for (const file of [browsers, ...files]) await cp(join(root, file), join(draft, file));
  for (const file of [
    'ofgc.mjs',
    'register.mjs',
    'vitest.config.mjs',
    'playwright.config.mjs',
    'tsconfig.json',
    'tsconfig.tests.json',
  ])
    await cp(join(root, 'shell/kit', file), join(draft, file));
  await draftDocuments(root, join(draft, 'docs'));
  const versions = async (folder: string, names: readonly string[]) => {
    const { dependencies, devDependencies } = await readPackage(join(root, folder));
    return names.map((name) => [name, { ...dependencies, ...devDependencies }[name]] as const);
  };
  const [own, api] = [await readPackage(join(root, 'shared')), await readPackage(join(root, 'api'))];
  await writeJson(join(draft, 'package.json'), {
    name: '@ofgc/kit',
    version: own.version,
    description: 'Builds, tests and publishes a section of the OFGC website from a repository of its own.',
    type: 'module',
    bin: { ofgc: 'ofgc.mjs' },
    // The version of the API that the kit's contract describes.
    api: api.version,
    dependencies: Object.fromEntries([
      ...(await versions('.', tools.root)),
      ...(await versions('e2e', tools.e2e)),
      ...(await versions('shell', tools.shell)),
      ...(await versions('shared', tools.shared)),
      ...(await lockedVersions(root, brought)),
    ]),
  });
}

async function draftDocuments(root: string, draft: string): Promise<void> {
  await mkdir(draft);
  for (const name of documents) {
    const text = await readFile(join(root, 'docs', name), 'utf8');
    const linked = text.replaceAll(/\[([^\]]+)\]\(([^)#]*)[^)]*\)/g, (link, words: string, file: string) =>
      file === '' || documents.includes(file) ? link : words,
    );
    await writeFile(join(draft, name), linked);
  }
}

/**
 * The end of both versions: the day and hash of this repository's last commit, and a hash of what is packed: `-20261120-1ca02fc-9b1e4d2`.
 * npm installs a package of a file anew only when the file has another name, so equal names must mean equal contents.
 * @param draft the folder with what is packed
 */
export async function versionEnd(root: string, draft: string): Promise<string> {
  const words = ['log', '-1', '--date=format:%Y%m%d', '--format=%cd-%h'];
  const commit = await run('git', words, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
  const found = await readdir(draft, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(relative(draft, file)).update(await readFile(file));
  return `-${commit}-${hash.digest('hex').slice(0, 7)}`;
}

async function endVersion(draft: string, end: string): Promise<void> {
  const own = await readPackage(draft);
  await writeJson(join(draft, 'package.json'), { ...own, version: `${own.version}${end}` });
}

/** Names with the versions that the lock file has. */
async function lockedVersions(root: string, names: readonly string[]): Promise<[name: string, version: string][]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string } | undefined>;
  };
  return names.map((name) => {
    const { version } = packages[`node_modules/${name}`] ?? {};
    if (!version) throw new Error(`package-lock.json has no version of ${name}`);
    return [name, version];
  });
}

/** Collects a module and everything that it imports by relative paths, as paths below the root. */
async function collect(root: string, file: string, found: Set<string>): Promise<void> {
  if (found.has(file)) return;
  found.add(file);
  const text = await readFile(join(root, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    await collect(root, relative(root, join(root, dirname(file), path)), found);
}

async function pack(draft: string, folder: string): Promise<string> {
  const npm = process.env.npm_execpath;
  const words = ['pack', draft, '--pack-destination', folder, '--json', '--loglevel=error'];
  const { stdout } = await (npm ? run(process.execPath, [npm, ...words]) : run('npm', words));
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing of ${draft}`);
  return packed.filename;
}

async function readPackage(folder: string): Promise<Package> {
  const read = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Partial<Package>;
  return { version: '', dependencies: {}, devDependencies: {}, ...read };
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
