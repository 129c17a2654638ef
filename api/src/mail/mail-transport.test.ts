import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lease } from './deliver-emails.ts';
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
afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

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

  it.each([
    [true, 'RCPT', '550 5.1.1 no such user'],
    [true, 'RCPT', '550-5.1.1 The account that you tried to reach\r\n550 5.1.1 does not exist'],
    [true, 'RCPT', '556 5.1.10 the domain takes no mail'],
    [true, 'RCPT', '550 5.2.1 mailbox disabled'],
    [false, 'RCPT', '451 4.3.0 later'],
    [false, 'RCPT', '450 4.1.1 not verified yet'],
    [false, 'RCPT', '554 5.7.1 Relay access denied'],
    [false, 'RCPT', '550 relay not permitted'],
    [false, 'RCPT', '550 5.1.8 sender rejected'],
    [false, 'RCPT', '552 5.2.2 mailbox full'],
    [false, 'MAIL', '530 5.7.0 authentication required'],
    [false, 'MAIL', '553 5.1.3 no such sender'],
    [false, 'MAIL', '550 5.4.5 daily quota exceeded'],
    [false, 'DATA', '554 5.5.1 no valid recipients'],
  ])('says that it is permanent (%s) when the server answers %s with "%s"', async (isPermanent, word, answer) => {
    const { url } = await listen({ [word]: answer });
    const error: unknown = await smtpTransport(url, { from })(mail).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(isPermanentFailure(error)).toBe(isPermanent);
  });

  it('gives a server ten minutes to examine a message, during which no other process sends it', async () => {
    const { url } = await listen();
    const silence = vi.spyOn(Socket.prototype, 'setTimeout');
    const whole = vi.spyOn(AbortSignal, 'timeout');
    await smtpTransport(url, { from })(mail);
    // The earlier limits of the socket are those of connecting; 0 is none.
    const limits = [silence, whole].map(({ mock }) =>
      mock.calls
        .map(([limit]) => limit)
        .filter((limit) => limit > 0)
        .at(-1),
    );
    for (const limit of limits) {
      expect(limit).toBeGreaterThanOrEqual(600_000);
      expect(limit).toBeLessThan(lease);
    }
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

  it.skipIf(process.platform === 'win32')('closes its folder to other accounts, also one that was open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ofgc-outbox-'));
    const outbox = join(folder, 'outbox');
    await mkdir(outbox, { mode: 0o755 });
    await outboxTransport(outbox, { from })(mail);
    expect((await stat(outbox)).mode & 0o077).toBe(0);
    await rm(folder, { recursive: true });
  });
});
