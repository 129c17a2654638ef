import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

let api: Server;
let dataDir: string;
let orders: unknown[];
let answer: { status: number; body: string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ofgc-staff-'));
  await writeFile(join(dataDir, 'internal-secret'), 'secret');
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      orders.push(JSON.parse(body));
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  orders = [];
  answer = { status: 200, body: '{"data":{}}' };
});
afterAll(async () => {
  api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const staff = (...words: string[]) =>
  runCommand('commands/staff.ts', words, {
    DATA_DIR: dataDir,
    API_PORT: String((api.address() as AddressInfo).port),
  });

it.each([
  ['that are not named', ['roles', 'ana@ofgc.example'], 'With which roles? npm run staff -- '],
  ['whose flag npm took', ['roles', 'ana@ofgc.example', 'schools'], 'What is "schools" for? npm run staff -- '],
])('the staff command takes no roles away for roles %s', async (_, words, sentence) => {
  const [code, output] = await staff(...words);
  expect([code, output.slice(0, sentence.length), orders]).toEqual([1, sentence, []]);
});

it('the staff command takes all roles away when --roles is empty', async () => {
  expect(await staff('roles', 'ana@ofgc.example', '--roles', '')).toEqual([0, 'ana@ofgc.example: done.']);
  expect(orders).toEqual([{ verb: 'roles', email: 'ana@ofgc.example', roles: [] }]);
});

it.each(['link', 'lock', 'unlock', 'forget-factor', 'remove'])(
  'the staff command sends %s with the address',
  async (verb) => {
    expect(await staff(verb, 'ana@ofgc.example')).toEqual([0, 'ana@ofgc.example: done.']);
    expect(orders).toEqual([{ verb, email: 'ana@ofgc.example' }]);
  },
);

it('the staff command says why the site refused', async () => {
  answer = { status: 503, body: '{"message":"The database is away."}' };
  expect(await staff('lock', 'ana@ofgc.example')).toEqual([1, 'The site answered 503: The database is away.']);
  answer = { status: 502, body: '<html>' };
  expect(await staff('lock', 'ana@ofgc.example')).toEqual([1, 'The site answered 502.']);
});

it.each([
  ['ana@ofgc', 'Ana', 'ana@ofgc is no email address.'],
  ['ana@ofgc.example', '', 'A name has 1 to 120 characters.'],
  ['ana@ofgc.example', 'a'.repeat(121), 'A name has 1 to 120 characters.'],
])('the staff command refuses %s with the name "%s" in one sentence', async (email, name, sentence) => {
  const [code, output] = await staff('add', email, '--name', name, '--roles', 'staff');
  expect([code, output.slice(0, sentence.length), orders]).toEqual([1, sentence, []]);
});
