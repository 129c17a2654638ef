import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { assertPortFree } from './assert-port-free.ts';

it('a port in use is refused with the setting that changes it, and accepted once it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(assertPortFree(port, '127.0.0.1', 'API_PORT')).rejects.toThrow(
    `Port ${port} is taken: stop what listens there, or choose another with API_PORT=`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortFree(port, '127.0.0.1', 'API_PORT')).resolves.toBeUndefined();
});

it.each([
  ['256.1.1.1', 'there is no address 256.1.1.1'],
  ['192.0.2.1', '192.0.2.1 is no address of this machine'],
])('an address of another machine is refused with its setting: %s', async (host, why) => {
  await expect(assertPortFree(7700, host, 'PORT')).rejects.toThrow(`PORT=7700 at ${host} is not usable: ${why}`);
});
