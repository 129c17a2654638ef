import { plainPath } from '@ofgc/shared/routes/plain-path.ts';
import { newsletterLinkPath } from '@ofgc/shared/routes/site/newsletter.ts';

const link = new RegExp(`^(?:/en)?${newsletterLinkPath('')}[^/]+$`);
const field = 'List-Unsubscribe';

/**
 * Whether a mail program ends a subscription to the newsletter for its reader (RFC 8058). It is no page of this site, and no cookie counts:
 * the secret in the address permits it.
 * @param body the form, or its bytes where it has parts
 */
export function isOneClick(url: string, body: Record<string, unknown> | Buffer | null): boolean {
  if (!body || !link.test(plainPath(url))) return false;
  return Buffer.isBuffer(body) ? body.includes(`name="${field}"`) : Object.keys(body).join(',') === field;
}
