import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

let child: ChildProcess;
afterEach(() => void child.kill('SIGKILL'));

async function startWith(onMessage: string): Promise<void> {
  const script = `process.on('message', () => { ${onMessage} }); process.send('up')`;
  child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
}

it('the heartbeat kills a process that hangs', async () => {
  await startWith('for (;;);');
  startHeartbeat(child, 5, 20);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

it('the heartbeat does not kill a process that answers', async () => {
  await startWith(`process.send('pong')`);
  let answers = 0;
  const stop = startHeartbeat(child, 100, 5);
  await new Promise<void>((resolve) => child.on('message', () => (answers += 1) > 200 && resolve()));
  stop();
  expect(child.signalCode).toBeNull();
});
