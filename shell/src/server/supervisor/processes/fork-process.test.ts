import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A process that may hold few files at once, and holds as many, tries to fork; then it says whether it goes on. */
const script = `
  import { openSync } from 'node:fs';
  import { forkProcess } from '${import.meta.dirname}/fork-process.ts';
  try { for (;;) openSync('/dev/null'); } catch {}
  try {
    forkProcess('/dev/null', { stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'] });
  } catch ({ code }) {
    setTimeout(() => process.stdout.write(code), 100);
  }`;

it('a process without file handles for another one is told so, and goes on', async () => {
  const node = [process.execPath, '--no-warnings', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...node]);
  expect(stdout).toBe('EAGAIN');
});
