import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendGeneratedFile } from './send-generated-file.ts';

let app: FastifyInstance;
let folder: string;
const make = vi.fn(() => Buffer.from('drawn'));
/** How many slow files are being made, and the most there ever were. */
let running = 0;
let mostAtOnce = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-made-'));
  // A file stands where the folder should be, so nothing can be written there.
  await writeFile(join(folder, 'full'), '');
  app = fastify();
  app.get('/drawn', (request, reply) =>
    sendGeneratedFile(request, reply, { folder: join(folder, 'full'), name: 'a.png', type: 'image/png', make }),
  );
  app.get('/slow', (request, reply) =>
    sendGeneratedFile(request, reply, {
      folder: join(folder, 'full'),
      name: 'b.png',
      type: 'image/png',
      make: async () => {
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        await new Promise((resolve) => setTimeout(resolve, 200));
        running -= 1;
        return make();
      },
    }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('sendGeneratedFile sends a file that cannot be stored, and makes it again for the next request', async () => {
  for (const times of [1, 2]) {
    const answer = await app.inject('/drawn');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/png', 'drawn']);
    expect(make).toHaveBeenCalledTimes(times);
  }
});

it('sendGeneratedFile makes a file once for simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/slow')));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 drawn']));
  expect(mostAtOnce).toBe(1);
});

it('sendGeneratedFile answers 500 when the file cannot be made', async () => {
  make.mockImplementation(() => {
    throw new Error('no ink');
  });
  expect((await app.inject('/drawn')).statusCode).toBe(500);
});
