import type { FastifyReply } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  /** In milliseconds; 0 deletes the cookie. */
  maxAge: number;
  siteUrl: string;
}

/**
 * Sets a cookie. `HttpOnly`: no script can read it. `Lax`: a link in an email opens with the session, a post from another site does not.
 */
export function setCookie(reply: FastifyReply, { name, value, maxAge, siteUrl }: Cookie): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${name}=${value}; Max-Age=${Math.round(maxAge / 1_000)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  const before = [reply.getHeader('Set-Cookie') ?? []].flat().map(String);
  void reply
    .removeHeader('Set-Cookie')
    .header('Set-Cookie', [...before.filter((other) => !other.startsWith(`${name}=`)), cookie]);
}
