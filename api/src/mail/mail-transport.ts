import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { createTransport } from 'nodemailer';
import { minute } from '@ofgc/shared/dates/spans.ts';
import type { EmailQueue } from '../database/tables.generated.ts';
import { privateFolder } from '../files/private-folder.ts';

/** Sends one message; rejects when it failed. A message that is sent again has the same Message-ID. */
export type MailTransport = (mail: Selectable<EmailQueue>) => Promise<void>;

/** A mail server has this long, in milliseconds, to be found and to greet. */
const greetingDeadline = 10_000;
/**
 * And this long for a whole message: many servers examine it before they accept it, and RFC 5321 (4.5.3.2.6) gives them ten minutes. A
 * message that is given up earlier arrives all the same, and then once more with each attempt.
 */
export const sendDeadline = 10 * minute;

interface Envelope {
  /** `Name <address>`. */
  from: string;
}

/** Sends by SMTP. @param url `smtp://user:password@host:587` or `smtps://…` */
export function smtpTransport(url: string, envelope: Envelope): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: greetingDeadline,
    greetingTimeout: greetingDeadline,
    dnsTimeout: greetingDeadline,
    socketTimeout: sendDeadline,
  });
  return async (mail) => {
    await transport.sendMail({ ...toMessage(mail, envelope), signal: AbortSignal.timeout(sendDeadline) });
  };
}

/**
 * Writes `.eml` files, numbered in the order of the queue. A second time writes the same file.
 * @param folder is made when needed; only this account may open it, because the emails contain links that sign in
 */
export function outboxTransport(folder: string, envelope: Envelope): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, envelope));
    const file = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
    privateFolder(folder);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}

function toMessage(mail: Selectable<EmailQueue>, { from }: Envelope) {
  const { recipient, replyTo, lang, subject, text, html, messageId, queuedAt } = mail;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: recipient,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    date: queuedAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The enhanced status codes (RFC 3463) by which a server says that the recipient's address does not exist: unknown, unknown domain, bad
 * syntax, moved, a domain without mail, disabled. 5.1.7 and 5.1.8 are about the sender.
 */
const unknownRecipient = /^\d{3}[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;

/**
 * What the log may have of a failure: the server's status (`550 5.1.1`), else the error's code. Its sentence may repeat the recipient's address.
 * @param error of a transport
 */
export function failureStatus(error: unknown): string {
  const { code, response } = (error ?? {}) as { code?: unknown; response?: string };
  const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?\b/.exec(response ?? '') ?? [];
  return status ?? (typeof code === 'string' ? code : 'no status');
}

/**
 * Whether the server does not know the recipient, so that another attempt would fail as well. Any other refusal may be the fault of a
 * setting (password, sender, quota, relaying) and pass when it is mended; `550` alone may mean that, too ("550 relay not permitted").
 * @param error of a transport
 */
export function isPermanentFailure(error: unknown): boolean {
  const { command, response } = (error ?? {}) as { command?: string; response?: string };
  return command === 'RCPT TO' && unknownRecipient.test(response ?? '');
}
