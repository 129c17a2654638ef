import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { full } from '@ofgc/shared/testing/full.ts';
import { postgresPrograms } from './postgres-server.ts';
import { openFilledDatabase, openTestDatabase } from './test-api.ts';

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

describe.runIf(process.env.DATABASE_URL)('a database of a test on PostgreSQL', () => {
  it('gives a statement twenty times as long as a visitor’s', async () => {
    const { database, close } = await openTestDatabase();
    expect((await sql`show statement_timeout`.execute(database)).rows).toEqual([{ statementTimeout: '100s' }]);
    await close();
  });

  it('is dropped although a connection to it is still open', async () => {
    const { database, close } = await openTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
    const address = new URL(process.env.DATABASE_URL ?? '');
    address.pathname = rows[0]?.name ?? '';
    const other = new Client(address.href);
    const ended = new Promise((resolve) => other.on('error', resolve));
    await other.connect();
    await close();
    expect(await ended).toMatchObject({ code: '57P01' });
  });
});

it('A database of a test is opened anew by the next file where the first one failed to open it', async () => {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('DATABASE_URL', `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`);
  await expect(openFilledDatabase()).rejects.toThrow('Connection terminated');
  const before = attempts;
  await expect(openFilledDatabase()).rejects.toThrow('Connection terminated');
  expect(attempts).toBeGreaterThan(before);
});
