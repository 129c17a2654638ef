import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { ForeignService } from '@ofgc/shared/foreign-services/services.ts';
import { foreignServicesOf } from '@ofgc/shared/foreign-services/settings.schema.ts';
import { addressSetting, readEnvironment, siteSettings, siteUrlOf } from '@ofgc/shared/settings/settings.schema.ts';

/** Every setting of the shell, read once. The README's table says what each is for. */
const settingsSchema = z.object({
  ...siteSettings,
  HOST: z.string().default('127.0.0.1'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4_096).default(48),
  RENDER_WORKERS: z.coerce.number().int().min(2).max(64).default(2),
  ELECTRONIC_OFFICE_URL: addressSetting.default('https://ofgrancanaria.sedelectronica.es'),
  FACEBOOK_URL: addressSetting.default('https://www.facebook.com/ofgrancanaria'),
  INSTAGRAM_URL: addressSetting.default('https://www.instagram.com/ofgrancanaria'),
  TWITTER_URL: addressSetting.default('https://twitter.com/ofgrancanaria'),
  YOUTUBE_URL: addressSetting.default('https://www.youtube.com/@ofgrancanaria'),
  SPONSOR_URL: addressSetting.default('https://www.fundaciondisa.org'),
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
  /** For finished pages; 0 keeps none. */
  pageCacheBytes: number;
  /** Programme booklets are cached on visitors' devices. */
  hasServiceWorker: boolean;
  /** What others do on the site where visitors consent. */
  foreignServices: ForeignService[];
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
  const values = readEnvironment(settingsSchema, env);
  return {
    port: values.PORT,
    host: values.HOST,
    apiPort: values.API_PORT,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR),
    siteUrl: siteUrlOf(values),
    siteClock: values.SITE_CLOCK,
    renderWorkers: values.RENDER_WORKERS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    foreignServices: foreignServicesOf(values),
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
