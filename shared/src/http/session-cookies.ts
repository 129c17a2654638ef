/** The names of the cookies of those who sign in. Under https no other site of the domain can set them (`__Host-`, RFC 6265bis, 4.1.3.2). */
export interface SessionCookies {
  /** Who is signed in. */
  session: string;
  /** That an account was signed in from this browser before: its owner is never held up by others who try. */
  device: string;
}

/** @param siteUrl the site's public address */
export function sessionCookies(siteUrl: string): SessionCookies {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : '';
  return { session: `${prefix}session`, device: `${prefix}device` };
}

/** The value of one cookie of a `Cookie` header; undefined where it is not there, or is there twice. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    return key === name ? [value] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

/** Of a `Cookie` header, the cookies of those who sign in alone; undefined where there is none. */
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
