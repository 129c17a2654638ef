import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { createClock } from '@ofgc/shared/dates/clock.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

/** Every setting of the shell, read once. The README's table says what each is for. */
const settingsSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3001),
  DATA_DIR: z.string().min(1).default('.data'),
  SITE_URL: address.optional(),
  SITE_CLOCK: z.string().min(1).optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  RENDER_WORKERS: z.coerce.number().int().min(2).max(64).default(2),
  ELECTRONIC_OFFICE_URL: address.default('https://ofgrancanaria.sedelectronica.es'),
  FACEBOOK_URL: address.default('https://www.facebook.com/ofgrancanaria'),
  INSTAGRAM_URL: address.default('https://www.instagram.com/ofgrancanaria'),
  TWITTER_URL: address.default('https://twitter.com/ofgrancanaria'),
  YOUTUBE_URL: address.default('https://www.youtube.com/@ofgrancanaria'),
  SPONSOR_URL: address.default('https://www.fundaciondisa.org'),
});

export interface Settings {
  port: number;
  host: string;
  apiPort: number;
  /** Absolute path of everything that this installation writes. */
  dataDir: string;
  siteUrl: string;
  siteClock: string | undefined;
  renderWorkers: number;
  /** Programme booklets are cached on visitors' devices. */
  hasServiceWorker: boolean;
  links: {
    electronicOffice: string;
    facebook: string;
    instagram: string;
    twitter: string;
    youtube: string;
    sponsor: string;
  };
}

/**
 * @param env usually `process.env`; empty values count as absent
 * @throws Error with one sentence that names the variable and what is wrong with it
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(`${name}="${given[name]}" is not usable: ${issue?.message}.`);
  }
  const values = result.data;
  try {
    createClock(values.SITE_CLOCK);
  } catch {
    throw new Error(`SITE_CLOCK="${values.SITE_CLOCK}" is not usable: it takes an ISO date (2026-11-20) or instant.`);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    apiPort: values.API_PORT,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR),
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    siteClock: values.SITE_CLOCK,
    renderWorkers: values.RENDER_WORKERS,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    links: {
      electronicOffice: values.ELECTRONIC_OFFICE_URL,
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
      twitter: values.TWITTER_URL,
      youtube: values.YOUTUBE_URL,
      sponsor: values.SPONSOR_URL,
    },
  };
}
