import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { Site } from '@ofgc/shared/contract';
import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
import { thirdPartyServicesOf } from '@ofgc/shared/third-party/settings.schema.ts';
import { type BucketAddress, readBucketAddress } from './releases/bucket/bucket-address.ts';
import { defaultPageCacheSize } from './server/page-cache/page-cache-size.ts';
import { defaultWorkerMemory } from './server/worker/containment/memory-limits.ts';
import {
  addressSetting,
  readEnvironment,
  siteSettings,
  siteUrlOf,
  switchSetting,
  originOf,
} from '@ofgc/shared/settings/settings.schema.ts';

/** Values separated by commas; by default none. */
const listOf = (isValue: (value: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isValue), message);

/** Every setting of the shell, read once. The table in docs/operations.md says what each is for. */
const settingsSchema = z.object({
  ...siteSettings,
  TRUST_PROXY: listOf(isNetwork, 'it takes addresses and networks with commas between (10.0.0.7, 10.1.0.0/16)'),
  PURGED_CACHES: listOf(isOrigin, 'it takes addresses with commas between (http://10.0.0.7:6081)'),
  RELEASE_BUCKET: z
    .string()
    .transform(readBucketAddress)
    .refine((address) => address !== null, 'it takes https://KEY:SECRET@server/bucket?region=eu-south-2')
    .optional(),
  REQUIRE_CHECKED: switchSetting(false),
  OPERATOR_TOKEN: z.string().min(16, 'a token has 16 characters at least').optional(),
  HOST: z.string().default('127.0.0.1'),
  SERVICE_WORKER: switchSetting(true),
  UNCHANGED_PAGES_MB: z.coerce.number().int().min(0).max(4_096).default(8),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4_096).default(defaultPageCacheSize),
  CHECK_MARKUP: switchSetting(false),
  PATIENT: switchSetting(false),
  RENDER_WORKERS: z.coerce.number().int().min(2).max(64).default(2),
  SPARE_PROCESSES: switchSetting(true),
  WORKER_MEMORY_MB: z.coerce.number().int().min(200).max(65_536).default(defaultWorkerMemory),
  ELECTRONIC_OFFICE_URL: addressSetting.default('https://ofgrancanaria.sedelectronica.es'),
  FACEBOOK_URL: addressSetting.default('https://www.facebook.com/ofgrancanaria'),
  INSTAGRAM_URL: addressSetting.default('https://www.instagram.com/ofgrancanaria'),
  TWITTER_URL: addressSetting.default('https://twitter.com/ofgrancanaria'),
  YOUTUBE_URL: addressSetting.default('https://www.youtube.com/@ofgrancanaria'),
  SPONSOR_URL: addressSetting.default('https://www.fundaciondisa.org'),
});

/** An address, or a network as an address with the number of its significant bits. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** An origin only, since requests are sent there: a path or a password would be misleading. */
function isOrigin(text: string): boolean {
  return originOf(text) !== null;
}

export interface Settings {
  port: number;
  host: string;
  apiPort: number;
  /** Absolute path of everything that this installation writes. */
  dataDir: string;
  siteUrl: string;
  siteClock: string | undefined;
  renderWorkers: number;
  /** Processes wait for the next deploy, which is faster with them. */
  keepsSpares: boolean;
  /** The memory that a worker may use before it is replaced. */
  workerMemoryBytes: number;
  /** Parts whose markup is cached are rendered all the same, and compared. */
  checksMarkup: boolean;
  /** Pages have the gate's deadlines, which do not count the time of calls to the API, in place of the visitors', and the server's other ones are longer. */
  isPatient: boolean;
  /** The limit of the cache of finished pages; 0 caches none. */
  pageCacheBytes: number;
  /** The limit in each worker of the cache of unchanged pages; 0 caches none. */
  unchangedPagesBytes: number;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses and networks (`10.1.0.0/16`). */
  trustedProxies: string[];
  /** Addresses of the caches in front that are purged by tag. */
  purgedCaches: string[];
  /** Programme booklets are cached on visitors' devices. */
  hasServiceWorker: boolean;
  /** The bucket that keeps a second copy of the releases. */
  releaseBucket: BucketAddress | undefined;
  /** Only releases that their team has checked in a browser, with a signed result, go live. */
  requiresCheck: boolean;
  /** The operators' secret token for their page; without it the page does not exist. */
  operatorToken: string | undefined;
  /** Foreign services that run where visitors consent. */
  thirdPartyServices: ThirdPartyService[];
  /** The frame's links to other sites. */
  links: Pick<Site, 'electronicOffice' | 'facebook' | 'instagram' | 'twitter' | 'youtube' | 'sponsor'>;
}

/**
 * @param env usually `process.env`; empty values count as absent
 * @throws Error with one sentence that names the variable and what is wrong with it
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const values = readEnvironment(settingsSchema, env, ['RELEASE_BUCKET', 'OPERATOR_TOKEN']);
  if (values.PORT === values.API_PORT)
    throw new Error(`PORT and API_PORT are both ${values.PORT}: the site and its API each take a port of their own.`);
  return {
    port: values.PORT,
    host: values.HOST,
    apiPort: values.API_PORT,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR),
    siteUrl: siteUrlOf(values),
    siteClock: values.SITE_CLOCK,
    renderWorkers: values.RENDER_WORKERS,
    keepsSpares: values.SPARE_PROCESSES,
    workerMemoryBytes: values.WORKER_MEMORY_MB * 1024 * 1024,
    checksMarkup: values.CHECK_MARKUP,
    isPatient: values.PATIENT,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    unchangedPagesBytes: values.UNCHANGED_PAGES_MB * 1024 * 1024,
    trustedProxies: values.TRUST_PROXY,
    purgedCaches: values.PURGED_CACHES,
    hasServiceWorker: values.SERVICE_WORKER,
    releaseBucket: values.RELEASE_BUCKET ?? undefined,
    requiresCheck: values.REQUIRE_CHECKED,
    operatorToken: values.OPERATOR_TOKEN,
    thirdPartyServices: thirdPartyServicesOf(values),
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
