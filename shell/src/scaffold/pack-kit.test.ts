import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { full } from '@ofgc/shared/testing/full.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries, packKit, tools } from './pack-kit.ts';

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

describe('the packed kit', full, () => {
  let folder: string;
  let kit: string;
  useTestFolder((own) => void (folder = own), beforeAll);
  beforeAll(async () => {
    const tarballs = await packKit(root, folder);
    await run('tar', ['-xzf', join(folder, tarballs.kit), '-C', folder]);
    kit = join(folder, 'package');
  }, 120_000);

  it('has the day and hash of the last commit in its version', async () => {
    const { version } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as { version: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+-\d{8}-[0-9a-f]{7,}$/);
  });

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
    expect(said).toMatch(/^ofgc types \|[^]*\nThe kit is \d+\.\d+\.\d+-\d{8}-[0-9a-f]+\.\n$/);
  });
});
