import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, portsEnd } from './free-port.ts';

const systemPorts = '/proc/sys/net/ipv4/ip_local_port_range';

it.runIf(existsSync(systemPorts))('freePort() is a port that the system gives to nobody who asks for any', () => {
  expect(portsEnd).toBeLessThanOrEqual(Number.parseInt(readFileSync(systemPorts, 'utf8'), 10));
});

it('freePort() is none that it gave before, and none on which somebody listens', async () => {
  const before = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port: taken } = other.address() as AddressInfo;
  const drawn = [before, taken];
  const free = await freePort(() => drawn.shift() ?? randomInt(15_000, portsEnd));
  expect(drawn).toEqual([]);
  expect([before, taken]).not.toContain(free);
  await new Promise((resolve) => other.close(resolve));
});

it('freePort() ends where no port is left', async () => {
  const given = await freePort();
  await expect(freePort(() => given)).rejects.toThrow('No free port');
});
