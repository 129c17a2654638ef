import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { untilSays } from './child-process.ts';

it('what waits for words of a process hears that it has ended before, and by which signal', async () => {
  const child = spawn('sleep', ['60']);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(untilSays(child, 'ready')).rejects.toThrow('it ended with SIGKILL');
});

it('what waits for words of a process hears that it never started', async () => {
  await expect(untilSays(spawn('/no/such/program'), 'ready')).rejects.toThrow('ENOENT');
});
