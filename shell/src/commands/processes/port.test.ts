import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { assertPortFree } from './port.ts';

it('a port that is taken is named with the setting that changes it; once free it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(assertPortFree(port, '127.0.0.1', 'API_PORT')).rejects.toThrow(
    `Port ${port} is taken: stop what listens there, or choose another with API_PORT=`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(assertPortFree(port, '127.0.0.1', 'API_PORT')).resolves.toBeUndefined();
});
