import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from '../../site/process/start-site.ts';
import type { Site } from '../../site/process/site-process.ts';

// The commands of docs/ship-a-section.md as they stand there, against a running site whose operator is the reader.
const root = join(import.meta.dirname, '../../..');
const promised = 300_000;
const timeout = 900_000;
let site: Site;
let projects: string;

beforeAll(async () => {
  site = await startSite();
  projects = await mkdtemp(join(tmpdir(), 'ofgc-projects-'));
}, timeout);
afterAll(async () => {
  await site?.stop();
  for (const left of [projects, join(root, 'archive.team-key')]) await rm(left, { recursive: true, force: true });
});

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
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script], {
      cwd: root,
      env,
      timeout,
      maxBuffer: 2 ** 26,
    });
    const took = Date.now() - began;
    process.stdout.write(`from an empty folder to a live section: ${Math.round(took / 1_000)} s\n`);
    expect(stdout).toMatch(/archive [0-9a-f]{12} is live/);
    expect((await fetch(`${site.url}/archivo`)).status).toBe(200);
    expect(took).toBeLessThan(promised);
  },
  timeout,
);
