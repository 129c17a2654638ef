import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isPermanentFailure, outboxTransport, smtpTransport } from './mail-transport.ts';

const from = 'Orquesta <taquilla@ofgc.example>';
const mail = {
  id: 12,
  key: 'contact:1',
  messageId: '7d0f3a52-6f0e-4a55-9f38-0a7f3f9f8a11',
  recipient: 'ana@example.com',
  replyTo: null,
  lang: 'es' as const,
  subject: 'Año nuevo',
  text: 'Línea uno\n\nSegunda.',
  html: '<p>Línea uno</p>',
  queuedAt: new Date('2026-11-20T12:00:00Z'),
  dueAt: new Date('2026-11-20T12:00:00Z'),
  attempts: 1,
  failure: null,
  sentAt: null,
  givenUpAt: null,
};

/** A mail server that answers each command by its first word. */
async function listen(answers: Record<string, string> = {}): Promise<{ url: string; received: () => string }> {
  let received = '';
  const known: Record<string, string> = {
    EHLO: '250 test',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    QUIT: '221 bye',
    ...answers,
  };
  const answer = (socket: Socket) => {
    let isBody = false;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8');
      for (const line of chunk.toString('utf8').split('\r\n').filter(Boolean)) {
        if (isBody) {
          if (line !== '.') continue;
          isBody = false;
          socket.write('250 accepted\r\n');
          continue;
        }
        const word = line.split(' ')[0] ?? '';
        if (known[word]) socket.write(`${known[word]}\r\n`);
        isBody = word === 'DATA' && (known.DATA ?? '').startsWith('354');
      }
    });
  };
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received };
}
let server: Server | undefined;
afterEach(() => void server?.close());

describe('the SMTP transport', () => {
  it('sends a stable message id, the language and both texts', async () => {
    const { url, received } = await listen();
    await smtpTransport(url, { from })({ ...mail, replyTo: 'luis@example.com' });
    expect(received()).toContain('RCPT TO:<ana@example.com>');
    expect(received()).toContain(`Message-ID: <${mail.messageId}@ofgc.example>`);
    expect(received()).toContain('Content-Language: es');
    expect(received()).toContain('Reply-To: luis@example.com');
    expect(received()).toContain('Auto-Submitted: auto-generated');
    expect(received()).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  it('reports an unknown recipient as a permanent failure and a busy server as a temporary one', async () => {
    const unknown = await listen({ RCPT: '550 no such user' });
    const first: unknown = await smtpTransport(unknown.url, { from })(mail).catch((error: unknown) => error);
    expect(isPermanentFailure(first)).toBe(true);
    server?.close();
    const busy = await listen({ RCPT: '451 later' });
    const second: unknown = await smtpTransport(busy.url, { from })(mail).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(Error);
    expect(isPermanentFailure(second)).toBe(false);
  });

  it('reports a server that cannot be reached as a temporary failure', async () => {
    const error: unknown = await smtpTransport('smtp://127.0.0.1:9', { from })(mail).catch(
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isPermanentFailure(error)).toBe(false);
  });
});

describe('the outbox transport', () => {
  it('writes an email to one file named by its number, also when it is sent twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ofgc-outbox-'));
    const send = outboxTransport(join(folder, 'outbox'), { from });
    await send(mail);
    const first = await readFile(join(folder, 'outbox/000012.eml'), 'utf8');
    await send(mail);
    expect(await readdir(join(folder, 'outbox'))).toEqual(['000012.eml']);
    expect(first).toContain('To: ana@example.com');
    expect(first).toContain(`Message-ID: <${mail.messageId}@ofgc.example>`);
    await rm(folder, { recursive: true });
  });
});
