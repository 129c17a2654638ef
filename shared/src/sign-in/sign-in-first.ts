import { data, redirect } from 'react-router';
import type { AccountKind } from '../domain/accounts/account.ts';
import type { Locale } from '../domain/locale.ts';
import { signInPath } from '../routes/accounts.ts';
import { localisedPath, splitLocale } from '../routes/localised-path.ts';

/**
 * What a private page's loader throws for whoever is not signed in: the way to where they sign in, and back to this address. After a form that was posted
 * without JavaScript (its loaders have the post's headers) the server shows what was typed instead, so that nothing is lost.
 */
export function signInFirst(kind: AccountKind, request: Request, locale: Locale) {
  const { pathname, search } = new URL(request.url);
  const signIn = localisedPath(signInPath(kind, splitLocale(pathname).path + search), locale);
  return request.headers.has('content-type') ? data({ signIn }, { status: 401 }) : redirect(signIn);
}
