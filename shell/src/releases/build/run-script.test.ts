import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it, onTestFinished } from 'vitest';
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

/** Starts a command that runs two scripts for ever. @param first what it does before @returns both ends and the command, whose scripts run */
async function startCommand(first = ''): Promise<{ command: ChildProcess; areGone: Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const source = `
    import { runScript } from '${pathToFileURL(join(import.meta.dirname, 'run-script.ts')).href}';
    ${first}
    const run = () => runScript(['-e', "require('node:net').connect(${port}, '127.0.0.1')"], { what: 'it', limit: 600_000 });
    await Promise.all([run(), run()]);`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const connections = on(server, 'connection');
  const scripts: Socket[] = [];
  while (scripts.length < 2) scripts.push(((await connections.next()).value as [Socket])[0]);
  return { command, areGone: Promise.all(scripts.map((one) => once(one.on('error', () => {}).resume(), 'close'))) };
}

it('a script ends with the process that runs it', async () => {
  const { command, areGone } = await startCommand(`process.once('message', () => process.exit());`);
  command.send('end');
  await areGone;
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('scripts end with a command that %s ends with %i', async (signal, code) => {
  const { command, areGone } = await startCommand();
  command.kill(signal);
  await areGone;
  expect(command.exitCode ?? (await once(command, 'exit'))[0]).toBe(code);
});

it('a signal leaves scripts to a command that ends in order', async () => {
  const { command, areGone } = await startCommand(
    `process.on('SIGTERM', () => process.send('told')); process.on('message', () => process.exit(7));`,
  );
  command.kill('SIGTERM');
  await once(command, 'message');
  command.send('end');
  await areGone;
  expect(command.exitCode ?? (await once(command, 'exit'))[0]).toBe(7);
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
