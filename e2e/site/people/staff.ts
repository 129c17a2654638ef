import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Site } from '../process/site-process.ts';
import { siteData } from '../process/shared-site.ts';

/** Adds a staff member to the tests' site, as `npm run staff` does. @returns the path of the invitation */
export function inviteStaff(email: string, name: string, ...roles: string[]): Promise<string> {
  const site = { dataDir: siteData(), apiPort: Number(process.env.OFGC_SITE_API) };
  return inviteTo(site, { email, name, roles });
}

/** Adds a staff member to a site of a test's own. @returns the path of the invitation */
export async function inviteTo(
  { dataDir, apiPort }: Pick<Site, 'dataDir' | 'apiPort'>,
  { email, name, roles }: { email: string; name: string; roles: string[] },
): Promise<string> {
  const secret = readFileSync(join(dataDir, 'internal-secret'), 'utf8').trim();
  const answer = await fetch(`http://127.0.0.1:${apiPort}/internal/staff`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ verb: 'add', email, name, roles }),
  });
  const { data } = (await answer.json()) as { data: { link?: string } };
  const { pathname, search } = new URL(data.link ?? '');
  return pathname + search;
}

/** The six digits that an app shows for the key on the page. @param at a later time for a second sign-in, because a code is valid once */
export function sixDigits(key: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({ timestamp: at });
}
