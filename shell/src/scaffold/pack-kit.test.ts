import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { full } from '@ofgc/shared/testing/full.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { packKit } from './pack-kit.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

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
