import { day } from '@ofgc/shared/dates/spans.ts';

/** How long the file is valid, in milliseconds: ninety days. */
const validity = 90 * day;

/** Where to report a security flaw, as the page says (RFC 9116, which demands an expiry date). */
export function securityTxt(siteUrl: string): string {
  return [
    'Contact: mailto:seguridad@ofgc.example',
    `Expires: ${new Date(Date.now() + validity).toISOString()}`,
    'Preferred-Languages: es, en',
    `Policy: ${siteUrl}/datos-seguros#seguridad`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
