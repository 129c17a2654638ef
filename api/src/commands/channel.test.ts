import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCode } from '../resources/reporting-channel/access-code.ts';
import { runCommand } from '../testing/run-command.ts';
import { deriveIdentity, recipientOf } from '../resources/reporting-channel/sealing.ts';

it('the channel command shows the code of a key that the site has stored, even if its answer is lost', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-channel-'));
  await writeFile(join(dataDir, 'internal-secret'), 'secret');
  let order = '';
  const api = createServer((request) => {
    request.on('data', (chunk: Buffer) => (order += chunk.toString('utf8')));
    request.on('end', () => request.destroy());
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const env = { DATA_DIR: dataDir, API_PORT: String((api.address() as AddressInfo).port) };
  const [, output] = await runCommand('commands/channel.ts', ['key'], env);
  api.close();
  await rm(dataDir, { recursive: true, force: true });
  const { recipient } = JSON.parse(order) as { recipient?: string };
  const letters = readCode('channel', output.split('\n', 1)[0] ?? '') ?? '';
  expect(recipient).toBe(await recipientOf(deriveIdentity(letters)));
});
