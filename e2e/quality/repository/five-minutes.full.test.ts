import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { useTestFolder } from '../../../shared/src/testing/files/test-folder.ts';
import { startSite } from '../../site/process/start-site.ts';
import type { Site } from '../../site/process/site-process.ts';

// The commands of docs/ship-a-section.md as they stand there, against a running site whose operator is the reader.
const root = join(import.meta.dirname, '../../..');
const key = join(root, 'archive.team-key');
const promised = 300_000;
const timeout = 900_000;
let site: Site;
let projects: string;

useTestFolder((own) => void (projects = own), beforeAll);
beforeAll(async () => {
  // The test writes this file and removes it, so one that is there already would be lost.
  if (existsSync(key)) throw new Error(`${key} is somebody's: move it elsewhere first`);
  site = await startSite({ env: { PATIENT: '0' } });
  return async () => {
    await site.stop();
    await rm(key, { force: true });
  };
}, timeout);

it(
  'the first release of a section is live within five minutes, by the commands of the instructions',
  async () => {
    const instructions = await readFile(join(root, 'docs/ship-a-section.md'), 'utf8');
    const [, commands = ''] = /^## In five minutes\n```\n([^]*?)^```/m.exec(instructions) ?? [];
    const script = commands.replaceAll('~/projects', projects).replaceAll('https://site', site.url);
    expect(script).toContain('npm run deploy');
    const ana = { NAME: 'Ana', EMAIL: 'ana@ofgc.example' };
    const git = Object.entries(ana).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]);
    // Nothing of the process that runs the tests: its packages would be found in place of the section's own.
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle|command|execpath)|NODE_(OPTIONS|PATH|ENV)|VITEST|INIT_CWD)/.test(name),
    );
    const env = {
      ...Object.fromEntries([...own, ...git]),
      PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
      DATA_DIR: site.dataDir,
      API_PORT: String(site.apiPort),
    };
    const began = Date.now();
    // A group of its own, so that npm ends with the shell where the test takes too long.
    const child = spawn('sh', ['-e', '-c', script], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    onTestFinished(() => void (child.exitCode === null && child.pid && process.kill(-child.pid)));
    const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const took = Date.now() - began;
    process.stdout.write(`from an empty folder to a live section: ${Math.round(took / 1_000)} s\n`);
    expect(code, `${said}\n${faults}`).toBe(0);
    expect(said).toMatch(/archive [0-9a-f]{12} is live/);
    expect((await fetch(`${site.url}/archivo`)).status).toBe(200);
    expect(took).toBeLessThan(promised);
  },
  timeout,
);
