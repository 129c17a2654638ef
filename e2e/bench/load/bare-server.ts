import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The reference of the bench: a bare `node:http` server, in a process of its own, that sends the same bytes to every request.
process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.on('disconnect', () => process.exit(0));
