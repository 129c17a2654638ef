import { boxOfficePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { z } from 'zod';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import type { ServiceName } from '@ofgc/shared/third-party/services.ts';
import { thirdPartyServicesOf } from '@ofgc/shared/third-party/settings.schema.ts';
import { readEnvironment, siteSettings, siteUrlOf, switchSetting } from '@ofgc/shared/settings/settings.schema.ts';

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'it takes an address like postgres://user:password@host:5432/name',
});
const mailServerAddress = z.url({
  protocol: /^smtps?$/,
  error: 'it takes an address like smtp://user:password@host:587',
});

/** Every setting of the API. The table in docs/operations.md says what each is for. */
const settingsSchema = z.object({
  ...siteSettings,
  // The shell asks the API on this machine.
  API_HOST: z.enum(['127.0.0.1', '0.0.0.0', '::'], 'it takes 127.0.0.1, 0.0.0.0 or ::').default('127.0.0.1'),
  DATABASE_URL: databaseAddress.optional(),
  TICKET_OFFICE_URL: z
    .string()
    .regex(/^(?:\/(?!\/)|https?:\/\/)/, 'it takes an http address or a path of the site')
    .default(boxOfficePath),
  IDENTITY_KEY: z.string().min(32, 'it takes 32 characters or more, drawn at random').optional(),
  NEWSLETTER_OPEN: switchSetting(true),
  SMTP_URL: mailServerAddress.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"@,\n]+ )?<?[^\s<>@]+@[\w-]+(?:\.[\w-]+)+>?$/,
      'it takes a sender like Orchestra <mail@example.com>',
    )
    .default('Orquesta Filarmónica de Gran Canaria <no-responder@ofgc.example>'),
});

/** Settings that are secret or contain a password. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'IDENTITY_KEY'];

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL's address; without one the embedded database is used. */
  databaseUrl: string | undefined;
  /** The secret behind the key for stored second factors; without one, the data folder's secret is used. */
  identityKey: string | undefined;
  now: () => Date;
  ticketOffice: string;
  newsletterOpen: boolean;
  /** The site's public address, for links in messages; without a slash at its end. */
  siteUrl: string;
  /** The mail server; without one messages are written as files below the data folder. */
  smtpUrl: string | undefined;
  /** `Name <address>`. */
  mailFrom: string;
  /** Third-party services that visitors may consent to; the cookie policy names them. */
  thirdPartyServices: ServiceName[];
}

/** The settings of the API process. @throws Error with one sentence about the first wrong setting */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = readEnvironment(settingsSchema, environment, secrets);
  return {
    port: values.API_PORT,
    host: values.API_HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    identityKey: values.IDENTITY_KEY,
    now: createClock(values.SITE_CLOCK),
    ticketOffice: values.TICKET_OFFICE_URL,
    newsletterOpen: values.NEWSLETTER_OPEN,
    siteUrl: siteUrlOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    thirdPartyServices: thirdPartyServicesOf(values).map(({ name }) => name),
  };
}

/** Whether a site runs on somebody's own machine. @param siteUrl its public address */
export const isLocalSite = (siteUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
