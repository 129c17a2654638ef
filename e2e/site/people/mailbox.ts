import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect } from '../page/browser-test.ts';
import { siteData } from '../process/shared-site.ts';

export interface ReceivedEmail {
  to: string;
  replyTo: string;
  subject: string;
  /** The plain text. */
  text: string;
}

/**
 * The messages to one address, in their order; the site writes them to files instead of sending them.
 * @param dataDir for a site of the test's own
 */
export function messagesTo(recipient: string, dataDir = siteData()): ReceivedEmail[] {
  return allMessages(dataDir).filter(({ to }) => to === recipient);
}

/**
 * Waits until the site has written the expected number of messages; it works on its queue every second. Tests share the site, so each
 * has a recipient of its own.
 * @returns the messages to one address
 */
export async function awaitMessages(recipient: string, count: number, dataDir = siteData()): Promise<ReceivedEmail[]> {
  await expect.poll(() => messagesTo(recipient, dataDir).length, { timeout: 30_000 }).toBe(count);
  return messagesTo(recipient, dataDir);
}

/** The path and the parameters of a message's first link. @param below only of links below this path: `/boletin` */
export function linkIn(message: ReceivedEmail | undefined, below = ''): string {
  const links = message?.text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.map((one) => new URL(one)).find(({ pathname }) => pathname.startsWith(`${below}/`));
  if (!link) throw new Error(`no link below ${below}/ in: ${message?.text ?? 'no message'}`);
  return link.pathname + link.search;
}

/** Changes a form as if it had been open for a while, because a test fills it in faster than a person. */
export async function backdateForm(form: Locator): Promise<void> {
  await form.locator('[name="shownAt"]').evaluate((field: HTMLInputElement) => {
    const earlier = new Date(Date.now() - 20_000).toISOString();
    field.value = earlier;
    // A press of a button renders some forms again before they are sent, and React then sets the field back.
    field.form?.addEventListener('formdata', ({ formData }) => formData.set('shownAt', earlier));
  });
}

function allMessages(dataDir: string): ReceivedEmail[] {
  const folder = join(dataDir, 'outbox');
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return files.toSorted().map((file) => readMessage(readFileSync(join(folder, file), 'utf8')));
  } catch {
    return [];
  }
}

function readMessage(source: string): ReceivedEmail {
  const [head = ''] = source.split('\r\n\r\n');
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\r\n\s/g, ' ') ?? '');
  const part = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n----_/.exec(source);
  const isEncoded = /text\/plain[^]*?quoted-printable/i.test(part?.[0].split('\r\n\r\n')[0] ?? '');
  const text = part?.[1] ?? '';
  return {
    to: header('To'),
    replyTo: header('Reply-To'),
    subject: header('Subject'),
    text: (isEncoded ? decodeQuoted(text.replaceAll('=\r\n', '')) : text).replaceAll('\r\n', '\n'),
  };
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

/** Decodes encoded words (RFC 2047), as far as the site's own messages use them. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')))
    .replaceAll(/=\?utf-8\?b\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));
}
