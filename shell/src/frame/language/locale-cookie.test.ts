import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

it('remembers the language for 365 days on every path, lax, and not only on secure connections', () => {
  expect(localeCookie('en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
});
