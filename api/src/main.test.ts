import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { full } from '@ofgc/shared/testing/full.ts';
import { documentsFolder, startDeadline } from './testing/test-api.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const running: ChildProcess[] = [];
let folder: string;
/** The API process gets nothing else of the tests' environment. With Node's compile cache a start takes a third less time. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const kept = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The database that this run has filled for the browser tests' sites, which saves filling another one. */
const filled = fileURLToPath(new URL('../../.cache/test-site/database', import.meta.url));
const isFilled = process.env.OFGC_PREPARED === '1' && existsSync(filled);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-data-'));
  if (isFilled) await cp(filled, join(folder, 'database'), { recursive: true });
  await mkdir(documentsFolder, { recursive: true });
  await symlink(documentsFolder, join(folder, 'documents'), 'junction');
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ready: Promise<void>;
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { ...kept, DATA_DIR: folder, SITE_CLOCK: '2026-11-20', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && resolve());
    void ended.then((code) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => out, errors: () => err, ready, ended };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

describe('the API process', () => {
  it(
    'reports that it is ready, answers, locks its data folder, closes its database to other accounts and stops when asked',
    async () => {
      const port = String(await freePort());
      const first = start({ API_PORT: port });
      await first.ready;
      expect(first.output()).toBe(`api ready http://127.0.0.1:${port}\n`);
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
      if (process.platform !== 'win32') expect((await stat(join(folder, 'database'))).mode & 0o077).toBe(0);

      const second = start({ API_PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.errors()).toMatch(/^The data folder .+ is in use by another API process: .+\.\n$/);

      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(first.errors().split('\n')).toEqual([
        'The embedded database survives a killed process, but not a power cut: where visitors send forms, set DATABASE_URL to a PostgreSQL.',
        expect.stringMatching(
          /^Emails are sent to nobody: they are files in .+outbox, for 30 days\. .+ set SMTP_URL to a mail server\.$/,
        ),
        // Shown at the first start alone: `prepareSites` expects it then.
        ...(isFilled
          ? []
          : [
              expect.stringMatching(
                /^Reports to the channel .+ are read with this key, which is shown only now: [A-Z\d-]+$/,
              ),
            ]),
        '',
      ]);
    },
    startDeadline,
  );

  it(
    'ends before it is ready when the process that launched it is gone',
    { ...full, timeout: startDeadline },
    async () => {
      const begun = start({ API_PORT: String(await freePort()), DATA_DIR: await mkdtemp(join(folder, 'begun-')) });
      begun.child.disconnect();
      // After `disconnect()` on this side the child process emits no `close` event, so the test waits for `exit`.
      expect(await once(begun.child, 'exit')).toEqual([1, null]);
      expect([begun.output(), begun.errors()]).toEqual(['', '']);
    },
  );

  it('ends during migration when the process that launched it goes', { ...full, timeout: startDeadline }, async () => {
    const data = await mkdtemp(join(folder, 'migrating-'));
    const begun = start({ API_PORT: String(await freePort()), DATA_DIR: data });
    // The database writes this file before the first migration runs.
    await vi.waitFor(() => access(join(data, 'database/PG_VERSION')), startDeadline);
    begun.child.disconnect();
    expect(await once(begun.child, 'exit')).toEqual([1, null]);
    expect([begun.output(), begun.errors()]).toEqual(['', '']);
  });

  it('starts again on the same data', { ...full, timeout: startDeadline }, async () => {
    const port = String(await freePort());
    const again = start({ API_PORT: port });
    await again.ready;
    const { meta } = (await (await fetch(`http://127.0.0.1:${port}/api/members`)).json()) as {
      meta: { total: number };
    };
    const content = await readFile(new URL('../content/members.json', import.meta.url), 'utf8');
    expect(meta.total).toBe((JSON.parse(content) as { members: unknown[] }).members.length);
  });

  it('reports in one sentence that its port is taken', { ...full, timeout: startDeadline }, async () => {
    const other = createServer();
    const port = await listen(other);
    const refused = start({ API_PORT: port });
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toBe(
      `Port ${port} is taken by another program: stop that one, or set API_PORT to another port.\n`,
    );
    other.close();
  });

  it(
    'reports in one sentence that a setting is wrong',
    async () => {
      const refused = start({ API_PORT: 'http' });
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toBe('API_PORT="http" is not usable: it takes a port from 1 to 65535.\n');
    },
    startDeadline,
  );
});
