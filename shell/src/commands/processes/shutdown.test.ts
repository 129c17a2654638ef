import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { untilSays } from '../../testing/servers/child-process.ts';

const shutdown = pathToFileURL(join(import.meta.dirname, 'shutdown.ts')).href;

it.each([
  ['has begun', `process.stdout.write('begun');`],
  ['begins', `process.stdout.write('begun'); await new Promise((resolve) => process.once('disconnect', resolve));`],
])('a command stops in order when the process that launched it has gone before it %s', async (_, waits) => {
  // The timer stands for a site that goes on by itself.
  const script = `
    import { onShutdown } from '${shutdown}';
    setInterval(() => {}, 60_000);
    ${waits}
    onShutdown(async () => void process.stdout.write(', stopped'));`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = await untilSays(command, 'begun');
  command.disconnect();
  expect(await once(command, 'exit')).toEqual([0, null]);
  await vi.waitFor(() => expect(output()).toBe('begun, stopped'));
});
