import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('freePort() is a port that the system gives to nobody who asks for any', async () => {
  expect(await freePort()).toBeLessThan(32_768);
});

it('freePort() is none that it gave before, and none on which somebody listens', async () => {
  const before = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port: taken } = other.address() as AddressInfo;
  const drawn = [before, taken];
  const free = await freePort(() => drawn.shift() ?? 32_000);
  expect(free).toBe(32_000);
  await new Promise((resolve) => other.close(resolve));
});
