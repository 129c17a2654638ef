import { createClock } from '@ofgc/shared/dates/clock.ts';
import { boxOfficePath } from '@ofgc/shared/routes/tickets.ts';

export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  /** PostgreSQL's address; without one the embedded database is used. */
  databaseUrl: string | undefined;
  now: () => Date;
  ticketOffice: string;
  newsletterOpen: boolean;
  /** The site's public address, for links in messages; without a slash at its end. */
  siteUrl: string;
  /** The mail server; without one messages are written as files below the data folder. */
  smtpUrl: string | undefined;
  /** `Name <address>`. */
  mailFrom: string;
}

type Environment = Record<string, string | undefined>;

function portOf(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new Error(`API_PORT must be a port from 1 to 65535, not "${value}".`);
  return port;
}

function databaseOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new Error('DATABASE_URL must be an address like postgres://user:password@host:5432/name.');
  return value;
}

function clockOf(value: string | undefined): () => Date {
  try {
    return createClock(value);
  } catch {
    throw new Error(
      `SITE_CLOCK must be a date like 2026-11-20 or an instant like 2026-11-20T12:00:00Z, not "${value}".`,
    );
  }
}

function ticketOfficeOf(value: string): string {
  if (!value.startsWith('/') && !/^https?:\/\//.test(value))
    throw new Error(`TICKET_OFFICE_URL must be an http address or a path of the site, not "${value}".`);
  return value;
}

function flagOf(name: string, value: string): boolean {
  if (value !== 'true' && value !== 'false') throw new Error(`${name} must be true or false, not "${value}".`);
  return value === 'true';
}

function siteUrlOf(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`SITE_URL must be an http address, not "${value}".`);
  return value.replace(/\/$/, '');
}

function smtpOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value))
    throw new Error('SMTP_URL must be an address like smtp://user:password@host:587.');
  return value;
}

function mailFromOf(value: string): string {
  if (!/^(?:[^<>"@,\n]+ )?<?[^\s<>@]+@[\w-]+(?:\.[\w-]+)+>?$/.test(value))
    throw new Error(`MAIL_FROM must be a sender like "Orchestra <mail@example.com>", not "${value}".`);
  return value;
}

/** The settings of the API process. @throws Error with one sentence about the first that is wrong */
export function readSettings(environment: Environment): Settings {
  return {
    port: portOf(environment.API_PORT || '3001'),
    host: environment.API_HOST || '127.0.0.1',
    dataFolder: environment.DATA_DIR || '.data',
    databaseUrl: databaseOf(environment.DATABASE_URL),
    now: clockOf(environment.SITE_CLOCK || undefined),
    ticketOffice: ticketOfficeOf(environment.TICKET_OFFICE_URL || boxOfficePath),
    newsletterOpen: flagOf('NEWSLETTER_OPEN', environment.NEWSLETTER_OPEN || 'true'),
    siteUrl: siteUrlOf(environment.SITE_URL || `http://localhost:${environment.PORT || '3000'}`),
    smtpUrl: smtpOf(environment.SMTP_URL),
    mailFrom: mailFromOf(environment.MAIL_FROM || 'Orquesta Filarmónica de Gran Canaria <no-responder@ofgc.example>'),
  };
}
