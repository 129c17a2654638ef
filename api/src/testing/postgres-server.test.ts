import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { full } from '@ofgc/shared/testing/full.ts';
import { postgresPrograms } from './postgres-server.ts';

const own = new URL('./postgres-server.ts', import.meta.url).href;
/** A program that starts a server, prints its address and folder, and waits. */
const launcher = `
  const { createPostgres, postgresPrograms } = await import(${JSON.stringify(own)});
  const server = await createPostgres(postgresPrograms);
  await server.start();
  console.log(JSON.stringify([server.address, server.folder]));
  setInterval(() => {}, 1_000);`;

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });
}

describe.skipIf(!postgresPrograms)('a PostgreSQL server of a test', () => {
  it(
    'ends and loses its folder when the process that launched it is killed',
    { ...full, timeout: 180_000 },
    async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const [address, folder] = JSON.parse(line.toString()) as [string, string];
      expect([await isListening(address), existsSync(folder)]).toEqual([true, true]);
      child.kill('SIGKILL');
      await expect.poll(() => isListening(address), { timeout: 60_000 }).toBe(false);
      await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(false);
    },
  );
});
