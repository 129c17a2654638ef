import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { full } from '@ofgc/shared/testing/full.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { entries, packKit, tools, versionEnd } from './pack-kit.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The packages that a module loads, with those of the modules that it loads by their paths; what is only a type is not loaded. */
async function loadedPackages(file: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const statement = /^(?:import|export)(?! type\b)(?:[\w\s{},*$]* from)? '([^']+)';|\bimport\('([^']+)'\)/gm;
  const loaded = [...text.matchAll(statement)].map(([, early, later]) => early ?? later ?? '');
  const packages = loaded.map(async (one) => {
    if (one.startsWith('.')) return loadedPackages(join(dirname(file), one), seen);
    return isBuiltin(one) ? [] : [/^(?:@[^/]+\/)?[^/]+/.exec(one)?.[0] ?? one];
  });
  return (await Promise.all(packages)).flat();
}

it('brings every package that its commands load, because a section has only these', async () => {
  const shared = JSON.parse(await readFile(join(root, 'shared/package.json'), 'utf8')) as { dependencies: object };
  const brought = ['@ofgc/shared', ...Object.keys(shared.dependencies), ...Object.values(tools).flat()];
  const loaded = await Promise.all(entries.map((entry) => loadedPackages(join(root, entry))));
  expect(loaded.flat()).toContain('tar-stream');
  expect(loaded.flat().filter((name) => !brought.includes(name))).toEqual([]);
});

describe('the names of the packed files', () => {
  let folder: string;
  useTestFolder((own) => void (folder = own));
  afterEach(() => vi.unstubAllEnvs());

  it('have the day and hash of the last commit, and a hash of the contents', async () => {
    const npm = join(folder, 'npm.cjs');
    await writeFile(
      npm,
      `const { name, version } = require(process.argv[3] + '/package.json');
      console.log(JSON.stringify([{ filename: name + ' ' + version }]));`,
    );
    vi.stubEnv('npm_execpath', npm);
    const { shared, kit } = await packKit(root, join(folder, 'kit'));
    expect(shared).toMatch(/^@ofgc\/shared \d+\.\d+\.\d+-\d{8}-[0-9a-f]{7,}-[0-9a-f]{7}$/);
    expect(kit).toBe(shared.replace('shared', 'kit'));
  });

  it('change when the contents change, because npm installs a file of the same name only once', async () => {
    const draft = join(folder, 'draft');
    await mkdir(draft);
    await writeFile(join(draft, 'index.ts'), 'one');
    const before = await versionEnd(folder, draft);
    expect(before).toMatch(/^-unknown-[0-9a-f]{7}$/);
    expect(await versionEnd(folder, draft)).toBe(before);
    await writeFile(join(draft, 'index.ts'), 'two');
    expect(await versionEnd(folder, draft)).not.toBe(before);
  });
});

describe('the packed kit', full, () => {
  let folder: string;
  let kit: string;
  useTestFolder((own) => void (folder = own), beforeAll);
  beforeAll(async () => {
    const tarballs = await packKit(root, folder);
    await run('tar', ['-xzf', join(folder, tarballs.kit), '-C', folder]);
    kit = join(folder, 'package');
  }, 120_000);

  it('contains what a team reads, and each link there leads to a document of the kit', async () => {
    const names = await readdir(join(kit, 'docs'));
    expect(names).toEqual(expect.arrayContaining(['how-to.md', 'ship-a-section.md']));
    for (const name of names) {
      const text = await readFile(join(kit, 'docs', name), 'utf8');
      for (const [link, file = ''] of text.matchAll(/\]\(([^)#]*)[^)]*\)/g))
        expect(file === '' || existsSync(join(kit, 'docs', file)), `${name}: ${link}`).toBe(true);
    }
  });

  it('names its version to whoever asks for a command that it does not have', async () => {
    const said = await run(process.execPath, [join(kit, 'ofgc.mjs'), 'nothing']).catch(
      ({ stderr }: { stderr: string }) => stderr,
    );
    expect(said).toMatch(/^ofgc types \|[^]*\nThe kit is \d+\.\d+\.\d+-\d{8}-[0-9a-f]+-[0-9a-f]{7}\.\n$/);
  });
});
