import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { runTyped } from '../testing/commands/run-typed.ts';

let folder: string;
useTestFolder((own) => void (folder = own), beforeAll);

describe('a new section in its own repository', () => {
  /** Runs the command with a fake npm that packs, and whose install exits with this status. */
  const make = async (name: string, status: number, outside = 'there') => {
    const npm = join(folder, 'npm.cjs');
    const packed = JSON.stringify([{ filename: 'kit.tgz' }]);
    await writeFile(npm, `process.argv[2] === 'pack' ? console.log('${packed}') : process.exit(${status});`);
    return runTyped(`new-remote ${name} --outside`, { npm_execpath: npm, INIT_CWD: folder }, [outside]);
  };

  it('is named with quotes where its path has a space', async () => {
    const { said } = await make('plays', 0, 'my projects');
    expect(said).toContain('\n  cd "my projects/mfe-plays"\n');
  });

  it('lists the next commands', async () => {
    const { code, said } = await make('films', 0);
    expect([code, said.split('\n').slice(1)]).toEqual([
      0,
      ['  cd there/mfe-films', '  npm ci', '  npm test', '  npm run build'],
    ]);
  });

  it('exists although npm fails, and the message says how to continue', async () => {
    const { code, said } = await make('songs', 1);
    const there = join(folder, 'there/mfe-songs');
    expect([code, said.replaceAll(/\s+/g, ' ')]).toEqual([
      1,
      `npm install --package-lock-only did not succeed; its message is above. ${there} is there, without its lock file: \`npm install\` there makes it.`,
    ]);
  });
});
