import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';

/** Adds somebody to the staff of the tests' site, as `npm run staff` does. @returns the path of their invitation */
export async function inviteStaff(email: string, name: string, ...roles: string[]): Promise<string> {
  const secret = readFileSync(join(process.env.OFGC_SITE_DATA ?? '', 'internal-secret'), 'utf8').trim();
  const answer = await fetch(`http://127.0.0.1:${process.env.OFGC_SITE_API}/internal/staff`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ verb: 'add', email, name, roles }),
  });
  const { data } = (await answer.json()) as { data: { link?: string } };
  const { pathname, search } = new URL(data.link ?? '');
  return pathname + search;
}

/** The six digits that an app shows for a key, as it stands on the page. */
export function sixDigits(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate();
}
