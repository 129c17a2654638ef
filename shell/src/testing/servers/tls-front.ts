import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';

/**
 * Starts a TLS proxy, as a site in production has, with a certificate that this process trusts.
 * @param folder for the certificate @param port of the proxy @param site the address that it leads to
 */
export async function serveTls(folder: string, port: number, site: string): Promise<Server> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`;
  await promisify(execFile)('openssl', words.split(' '));
  const cert = await readFile(certificate, 'utf8');
  setDefaultCACertificates([...getCACertificates(), cert]);
  const server = createServer({ key: await readFile(key), cert }, (incoming, answer) => {
    const { method, url, headers } = incoming;
    const upstream = request(new URL(url ?? '/', site), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    upstream.on('error', () => answer.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return server;
}
