import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { newChannelKey } from '../../../api/src/resources/reporting-channel/keys.ts';
import type { Site } from '../process/site-process.ts';
import { siteData } from '../process/shared-site.ts';

type InternalApi = Pick<Site, 'dataDir' | 'apiPort'>;

/** The tests' site, as its own commands reach it. */
const shared = (): InternalApi => ({ dataDir: siteData(), apiPort: Number(process.env.OFGC_SITE_API) });

/** Adds a staff member to the tests' site, as `npm run staff` does. @returns the path of the invitation */
export function inviteStaff(email: string, name: string, ...roles: string[]): Promise<string> {
  return inviteTo(shared(), { email, name, roles });
}

/** Adds a staff member to a site of a test's own. @returns the path of the invitation */
export async function inviteTo(
  site: InternalApi,
  { email, name, roles }: { email: string; name: string; roles: string[] },
): Promise<string> {
  const answer = await postAsCommand(site, 'staff', { verb: 'add', email, name, roles });
  const { data } = (await answer.json()) as { data: { link?: string } };
  const { pathname, search } = new URL(data.link ?? '');
  return pathname + search;
}

/** Makes a key of the channel of the tests' site, or of a test's own, as `npm run channel -- key` does. @returns its secret code */
export async function makeChannelKey(site = shared()): Promise<string> {
  const { code, recipient } = await newChannelKey();
  await postAsCommand(site, 'channel/keys', { recipient });
  return code;
}

async function postAsCommand({ dataDir, apiPort }: InternalApi, path: string, body: object): Promise<Response> {
  const secret = readFileSync(join(dataDir, 'internal-secret'), 'utf8').trim();
  const answer = await fetch(`http://127.0.0.1:${apiPort}/internal/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/internal/${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The six digits that an app shows for the key on the page. @param at a later time for a second sign-in, because a code is valid once */
export function sixDigits(key: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({ timestamp: at });
}
