import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SpareProcess } from './spare-process.ts';

let folder: string;
const entry = (name: string) => join(folder, `${name}.js`);
const taken: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-spare-'));
  for (const name of ['one', 'two'])
    await writeFile(entry(name), `process.on('message', () => process.send('${name}'));`);
});
afterAll(async () => {
  taken.forEach((child) => child.kill('SIGKILL'));
  await rm(folder, { recursive: true, force: true });
});

function take(spare: SpareProcess, name: string): ChildProcess {
  const child = spare.take(entry(name));
  taken.push(child);
  return child;
}

it('hands out the process that waits, once, and one of the right module', async () => {
  const spare = new SpareProcess(process.env);
  spare.keep(entry('one'));
  const { id } = spare;
  spare.keep(entry('one'));
  expect(spare.id).toBe(id);
  expect(take(spare, 'two').pid).not.toBe(id);
  const first = take(spare, 'one');
  expect(first.pid).toBe(id);
  first.send('who?');
  expect((await once(first, 'message'))[0]).toBe('one');
  expect(take(spare, 'one').pid).not.toBe(id);
});

it('is another one for another module, and none when it has died or was closed', async () => {
  const spare = new SpareProcess(process.env);
  spare.keep(entry('one'));
  const { id = 0 } = spare;
  spare.keep(entry('two'));
  const isGone = () => expect(() => process.kill(id, 0)).toThrow('ESRCH');
  await vi.waitFor(isGone, { timeout: 20_000, interval: 50 });
  process.kill(spare.id ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(spare.id).toBeUndefined(), { timeout: 20_000, interval: 50 });
  spare.keep(entry('two'));
  spare.close();
  expect(spare.id).toBeUndefined();
});

it('is told no keys and no addresses with passwords: it is to run what teams have written', async () => {
  await writeFile(entry('env'), `process.on('message', () => process.send(Object.keys(process.env)));`);
  const secrets = [
    'DATABASE_URL',
    'SMTP_URL',
    'IDENTITY_KEY',
    'OPERATOR_TOKEN',
    'RELEASE_BUCKET',
    'AWS_SECRET_ACCESS_KEY',
  ];
  const told = Object.fromEntries([...secrets, 'SITE_URL'].map((name) => [name, 'x']));
  const child = take(new SpareProcess({ ...process.env, ...told }), 'env');
  child.send('what?');
  const [names] = (await once(child, 'message')) as [string[]];
  expect(names).toContain('SITE_URL');
  expect(names.filter((name) => secrets.includes(name))).toEqual([]);
});
