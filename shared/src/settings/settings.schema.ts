import { z } from 'zod';
import { createClock } from '../dates/clock.ts';
import { thirdPartyServiceSettings } from '../third-party/settings.schema.ts';

const port = 'it takes a port from 1 to 65535';
const portSetting = z
  .string()
  .regex(/^\d+$/, port)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, port);

/** An http address, of which a slash at the end is removed. */
export const addressSetting = z
  .url({ protocol: /^https?$/, error: 'it takes an http address (https://ofgc.example)' })
  .transform((url) => url.replace(/\/$/, ''));

/**
 * The origin of an http address without path, query or password, spelt as browsers spell it: without the port that its protocol has anyway.
 * @returns null for any other text
 */
export function originOf(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}

/** A setting that switches something on or off. */
export const switchSetting = (isOn: boolean) =>
  z
    .stringbool({ truthy: ['1', 'on', 'true'], falsy: ['0', 'off', 'false'], error: 'it takes 1 or 0, on or off' })
    .default(isOn);

/** The site is served at the root of its address: a path in the setting would be in every canonical link but would not exist. */
const siteAddressSetting = addressSetting
  .refine((url) => originOf(url) !== null, 'it takes an address without path, query or password (https://ofgc.example)')
  .transform((url) => originOf(url) ?? url);

function isClock(value: string): boolean {
  try {
    createClock(value);
    return true;
  } catch {
    return false;
  }
}
/** A setting for `createClock`. */
const clockSetting = z
  .string()
  .refine(isClock, 'it takes a day (2026-11-20), or an instant with its zone (2026-11-20T20:30:00Z)');

/** The settings that both shell and API read, with one schema so that both read them alike. */
export const siteSettings = {
  PORT: portSetting.default(3000),
  API_PORT: portSetting.default(3001),
  DATA_DIR: z.string().default('.data'),
  SITE_URL: siteAddressSetting.optional(),
  SITE_CLOCK: clockSetting.optional(),
  ...thirdPartyServiceSettings,
};

/** The public address, or else the address on this machine. */
export function siteUrlOf({ SITE_URL, PORT }: { SITE_URL?: string | undefined; PORT: number }): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}

/**
 * @param environment usually `process.env`; empty values count as absent
 * @param secrets names whose values are not repeated in the error
 * @throws Error with one sentence about the first invalid variable
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
  secrets: readonly string[] = [],
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  throw new Error(`${secrets.includes(name) ? name : `${name}="${given[name]}"`} is not usable: ${issue?.message}.`);
}
