import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

it('the locale cookie is kept for 365 days on every path, as SameSite=Lax and without Secure', () => {
  expect(localeCookie('en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
});
