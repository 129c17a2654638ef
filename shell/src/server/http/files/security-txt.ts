/** How far ahead it puts its expiry, in milliseconds: ninety days. */
const validity = 90 * 24 * 3_600_000;

/** Where to report a flaw, as the page says (RFC 9116). It asks for a day after which to look again. */
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
