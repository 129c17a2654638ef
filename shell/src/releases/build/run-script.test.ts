import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { runScript } from './run-script.ts';

async function runSource(source: string, limit: number): Promise<void> {
  const file = join(await testFolder(), 'script.ts');
  await writeFile(file, source);
  await runScript([file], { what: 'the script', limit, explain: ({ stdout, stderr }) => `it said ${stdout}${stderr}` });
}

it('a script is ended at its time limit, by a signal that it cannot ignore', async () => {
  await expect(runSource('setTimeout(() => {}, 600_000);', 10)).rejects.toMatchObject({
    message: 'the script was stopped after 0.01 s, the most that it may take.',
    cause: { signal: 'SIGKILL' },
  });
});

it('a script ends with the process that runs it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const command = `
    import { runScript } from '${pathToFileURL(join(import.meta.dirname, 'run-script.ts')).href}';
    process.once('message', () => process.exit());
    await runScript(['-e', "require('node:net').connect(${port}, '127.0.0.1')"], { what: 'it', limit: 600_000 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [script] = (await once(server, 'connection')) as [Socket];
  const isGone = once(script.on('error', () => {}).resume(), 'close');
  child.send('end');
  await isGone;
  server.close();
});

it('a script that fails is explained by what it printed', async () => {
  await expect(runSource(`process.stdout.write('its reason'); process.exit(1);`, 60_000)).rejects.toThrow(
    'it said its reason',
  );
});

it.each([
  ['the system refuses', ['script.ts'], 'ENOENT'],
  ['has an impossible argument', ['script\0.ts'], 'null bytes'],
])('a script that %s says why it was not started', async (_, words, reason) => {
  const explain = () => 'it said nothing';
  const running = runScript(words, {
    what: 'the script',
    limit: 60_000,
    explain,
    cwd: join(await testFolder(), 'none'),
  });
  await expect(running).rejects.toThrow(new RegExp(`^the script could not be started: .*${reason}`));
});
