import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import pino from 'pino';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import { superviseApi } from './api-process.ts';

let root: string;
beforeEach(async () => {
  root = await testFolder();
  await mkdir(join(root, 'api/src'), { recursive: true });
});

const supervise = async (source: string, logger = pino({ level: 'silent' }), readyTimeout?: number) => {
  await writeFile(join(root, 'api/src/main.ts'), source);
  return superviseApi(root, readSettings({ DATA_DIR: root }), logger, readyTimeout);
};

it('stopping the API waits until it has closed its database', async () => {
  const closed = join(root, 'closed');
  const api = await supervise(`
    import { writeFileSync } from 'node:fs';
    process.on('message', () => {});
    process.on('SIGTERM', () => setTimeout(() => {
      writeFileSync(${JSON.stringify(closed)}, '');
      process.exit();
    }, 200));
    process.send({ ready: true });
  `);
  await api.stop();
  expect(existsSync(closed)).toBe(true);
});

it('stopping the API does not wait if it has ended already', async () => {
  const file = join(root, 'pid');
  const api = await supervise(`
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(file)}, String(process.pid));
    process.send({ ready: true }, () => process.exit());
  `);
  const pid = Number(await readFile(file, 'utf8'));
  await expect.poll(() => isAlive(pid)).toBe(false);
  await api.stop();
});

it('an API that ends during its start is reported in one sentence', async () => {
  await expect(supervise('process.exit(3)')).rejects.toThrow('The API ended with 3 before it was ready.');
});

it('an API that cannot be started is reported in one sentence', async () => {
  const node = process.execPath;
  process.execPath = join(root, 'no-node');
  try {
    await expect(supervise('')).rejects.toThrow(/^The API cannot be started: spawn \S+no-node ENOENT\.$/);
  } finally {
    process.execPath = node;
  }
});

it('an API that says that it is still starting may take longer than one that says nothing', async () => {
  const source = (starting: string) => `
    process.on('message', () => {});
    ${starting}
    setTimeout(() => process.send({ ready: true }), 6_000);
  `;
  const says = 'setInterval(() => process.send({ starting: true }), 100);';
  const api = await supervise(source(says), undefined, 3_000);
  await api.stop();
  await expect(supervise(source(''), undefined, 3_000)).rejects.toThrow('The API did not start within 0.05 minutes.');
});

it('an API gets the declared pages as they are when it is told, and none of a machine that is behind', async () => {
  const told = join(root, 'told');
  const api = await supervise(`
    import { appendFileSync } from 'node:fs';
    process.on('message', (message) => 'pages' in message && appendFileSync(${JSON.stringify(told)}, JSON.stringify(message.pages)));
    process.send({ ready: true });
  `);
  api.declare(async () => null);
  api.declare(async () => [{ path: '/empleo', title: { es: 'Empleo', en: 'Jobs' } }]);
  await expect
    .poll(() => readFile(told, 'utf8').catch(() => ''))
    .toBe(JSON.stringify([{ path: '/empleo', title: { es: 'Empleo', en: 'Jobs' } }]));
  await api.stop();
});

it('an API does not get pages that are read later than those of a newer change', async () => {
  const told = join(root, 'told');
  const api = await supervise(`
    import { appendFileSync } from 'node:fs';
    process.on('message', (message) => 'pages' in message && appendFileSync(${JSON.stringify(told)}, message.pages[0].path + ' '));
    process.send({ ready: true });
  `);
  const page = (path: string) => [{ path, title: { es: 'Empleo', en: 'Jobs' } }];
  const late = Promise.withResolvers<ReturnType<typeof page>>();
  const lateRead = vi.fn(() => late.promise);
  api.declare(lateRead);
  api.declare(async () => page('/new'));
  await expect.poll(() => readFile(told, 'utf8').catch(() => '')).toBe('/new ');
  late.resolve(page('/old'));
  await late.promise;
  api.declare(async () => page('/newest'));
  await expect.poll(() => readFile(told, 'utf8')).toContain('/newest');
  expect(lateRead).toHaveBeenCalled();
  expect(await readFile(told, 'utf8')).toBe('/new /newest ');
  await api.stop();
});

it('an API that ends is started again, also after a failed restart', async () => {
  const again = join(root, 'again');
  const source = `
    import { existsSync, writeFileSync } from 'node:fs';
    if (existsSync(${JSON.stringify(again)})) writeFileSync(${JSON.stringify(join(root, 'is-back'))}, '');
    process.on('message', () => {});
    process.send({ ready: true }, () => existsSync(${JSON.stringify(again)}) || process.exit());
  `;
  const sentences: string[] = [];
  const logger = pino({}, { write: (line) => void sentences.push(line) });
  const api = await supervise(source, logger);
  const node = process.execPath;
  process.execPath = join(root, 'no-node');
  try {
    // The first restart is tried after a second.
    await expect
      .poll(() => sentences.join(''))
      .toMatch(/The API cannot be started: spawn .*the API could not be started again/);
  } finally {
    process.execPath = node;
  }
  await writeFile(again, '');
  await expect.poll(() => existsSync(join(root, 'is-back'))).toBe(true);
  await api.stop();
});
