import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { SpareProcesses } from './spare-processes.ts';

let folder: string;
const preparation = { apiUrl: 'http://127.0.0.1:9/', development: false };
const entry = (name: string) => join(folder, `${name}.js`);
const taken: ChildProcess[] = [];
useTestFolder((own) => void (folder = own), beforeAll);
beforeAll(async () => {
  for (const name of ['one', 'two'])
    await writeFile(entry(name), `process.on('message', (message) => process.send({ name: '${name}', ...message }));`);
});
afterAll(() => taken.forEach((child) => child.kill('SIGKILL')));

function take(spare: SpareProcesses, name: string): ChildProcess {
  const child = spare.take(entry(name));
  taken.push(child);
  return child;
}

it('spare processes are prepared, and each is handed out once, for its own module only', async () => {
  const spares = new SpareProcesses(process.env, preparation);
  spares.keep(entry('one'), 2);
  const { ids } = spares;
  spares.keep(entry('one'), 2);
  expect(spares.ids).toEqual(ids);
  expect(ids).toHaveLength(2);
  expect(ids).not.toContain(take(spares, 'two').pid);
  const first = take(spares, 'one');
  expect([first.pid, take(spares, 'one').pid]).toEqual(ids);
  first.send({ start: 1 });
  expect((await once(first, 'message'))[0]).toEqual({ name: 'one', prepare: preparation });
  expect((await once(first, 'message'))[0]).toEqual({ name: 'one', start: 1 });
  expect(ids).not.toContain(take(spares, 'one').pid);
});

it('spare processes lend for a trial one that has loaded the live releases, once it has, if it answers', async () => {
  const rehearsal = { registry: { apps: {} }, quarantined: [] };
  const answering = (reply: string) => `process.on('message', ({ prepare, ping }) => {
    if (prepare?.rehearsal) setTimeout(() => process.send({ rehearsed: true }), 50);
    if (ping) { ${reply} }
  });`;
  await writeFile(entry('answers'), answering('process.send({ pong: true });'));
  await writeFile(entry('hangs'), answering('while (true);'));
  const lend = async (name: string, answerTimeout: number) => {
    const spares = new SpareProcesses(process.env, preparation, answerTimeout);
    spares.keep(entry(name), 1, rehearsal);
    const [plain, rehearsed] = spares.ids;
    const lent = [await spares.takeForTrial(entry(name))];
    expect(lent[0]?.pid, 'before it has loaded anything').toBe(plain);
    await vi.waitFor(() => expect(spares.rehearsedIds).toEqual([rehearsed]), { timeout: 20_000, interval: 10 });
    lent.push(spares.take(entry(name)));
    expect(lent[1]?.pid, 'for visitors').not.toBe(rehearsed);
    lent.push(await spares.takeForTrial(entry(name)));
    taken.push(...lent);
    spares.close();
    return { isRehearsed: lent[2]?.pid === rehearsed };
  };
  expect(await lend('answers', 60_000)).toEqual({ isRehearsed: true });
  expect(await lend('hangs', 1_000)).toEqual({ isRehearsed: false });
});

it('spare processes for a trial are replaced when the served releases change', () => {
  const spares = new SpareProcesses(process.env, preparation);
  const keep = (...quarantined: string[]) => {
    spares.keep(entry('one'), 0, { registry: { apps: {} }, quarantined });
    return spares.ids;
  };
  const ids = keep('jobs');
  expect(keep('jobs')).toEqual(ids);
  expect(keep()).not.toEqual(ids);
  expect(spares.ids).toHaveLength(1);
  spares.close();
});

it('spare processes are replaced for another module, and gone after they died or were closed', async () => {
  const spares = new SpareProcesses(process.env, preparation);
  spares.keep(entry('one'));
  const [id = 0] = spares.ids;
  spares.keep(entry('two'));
  const isGone = () => expect(() => process.kill(id, 0)).toThrow('ESRCH');
  await vi.waitFor(isGone, { timeout: 20_000, interval: 50 });
  process.kill(spares.ids[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(spares.ids).toEqual([]), { timeout: 20_000, interval: 50 });
  spares.keep(entry('two'));
  spares.close();
  expect(spares.ids).toEqual([]);
});

it('spare processes get no keys and no addresses with passwords in their environment', async () => {
  await writeFile(entry('env'), `process.on('message', () => process.send(Object.keys(process.env)));`);
  const secrets = [
    'DATABASE_URL',
    'SMTP_URL',
    'IDENTITY_KEY',
    'OPERATOR_TOKEN',
    'RELEASE_BUCKET',
    'AWS_SECRET_ACCESS_KEY',
  ];
  const secretValues = Object.fromEntries([...secrets, 'SITE_URL'].map((name) => [name, 'x']));
  const child = take(new SpareProcesses({ ...process.env, ...secretValues }, preparation), 'env');
  child.send('what?');
  const [names] = (await once(child, 'message')) as [string[]];
  expect(names).toContain('SITE_URL');
  expect(names.filter((name) => secrets.includes(name))).toEqual([]);
});

it.each([undefined, '1500'])(
  'the heap of a worker is no smaller than the limit at which it is replaced, with WORKER_MEMORY_MB=%s',
  (memory) => {
    const env = { ...process.env, WORKER_MEMORY_MB: memory };
    const flags = take(new SpareProcesses(env, preparation), 'one').spawnargs;
    const heap = Number(flags.find((one) => one.startsWith('--max-old-space-size='))?.split('=')[1]);
    expect(heap * 1024 * 1024).toBeGreaterThanOrEqual(readSettings({ WORKER_MEMORY_MB: memory }).workerMemoryBytes);
  },
);
