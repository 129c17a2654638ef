/**
 * The address of a link that writes to an email address. Signs that end the address there (`?`, `&`, `%`) are allowed before the `@`, so
 * they are escaped (RFC 6068, 2): an address that a stranger typed adds no recipients or text.
 */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
