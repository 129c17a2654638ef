/** Names of the cookies for signing in. Under https no other site of the domain can set them (`__Host-`, RFC 6265bis, 4.1.3.2). */
export interface SessionCookies {
  /** Identifies who is signed in. */
  session: string;
  /** Set where an account was signed in from this browser before: its owner is not slowed down by other people's attempts. */
  device: string;
}

/** @param siteUrl the site's public address */
export function sessionCookies(siteUrl: string): SessionCookies {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : '';
  return { session: `${prefix}session`, device: `${prefix}device` };
}

/** The value of one cookie of a `Cookie` header; undefined where the cookie is missing or occurs twice. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    return key === name ? [value] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

/** A `Cookie` header with only the cookies for signing in; undefined where there are none. */
export function sessionCookieHeader(
  header: string | undefined,
  { session, device }: SessionCookies,
): string | undefined {
  const kept = [session, device].flatMap((name) => {
    const value = cookieIn(header, name);
    return value ? [`${name}=${value}`] : [];
  });
  return kept.length > 0 ? kept.join('; ') : undefined;
}
