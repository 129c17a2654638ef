import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { createTransport } from 'nodemailer';
import type { EmailQueue } from '../database/tables.generated.ts';

/** Sends one message; rejects when it failed. A message that is sent again has the same Message-ID. */
export type MailTransport = (mail: Selectable<EmailQueue>) => Promise<void>;

/** A mail server has this long, in milliseconds, for each step and for the whole message. */
const stepDeadline = 10_000;
const deadline = 30_000;

interface Envelope {
  /** `Name <address>`. */
  from: string;
}

/** Sends by SMTP. @param url `smtp://user:password@host:587` or `smtps://…` */
export function smtpTransport(url: string, envelope: Envelope): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: stepDeadline,
    greetingTimeout: stepDeadline,
    socketTimeout: stepDeadline,
    dnsTimeout: stepDeadline,
  });
  return async (mail) => {
    await transport.sendMail({ ...toMessage(mail, envelope), signal: AbortSignal.timeout(deadline) });
  };
}

/** Writes `.eml` files, numbered in the order of the queue. A second time writes the same file. @param folder is made when needed */
export function outboxTransport(folder: string, envelope: Envelope): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, envelope));
    const file = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
    await mkdir(folder, { recursive: true });
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

/** Whether the server refused the recipient with 5xx: another attempt would fail as well. */
export function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}
