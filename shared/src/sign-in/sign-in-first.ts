import { data, redirect } from 'react-router';
import type { AccountKind } from '../domain/accounts/account.ts';
import type { Locale } from '../domain/locale.ts';
import { signInPath } from '../routes/accounts.ts';
import { localisedPath, splitLocale } from '../routes/localised-path.ts';

/**
 * Thrown by a private page's loader where the visitor is not signed in: a redirect to the page to sign in, which leads back here.
 * After a form that was posted without JavaScript (the request then has a content type) it is a 401 instead, with which the server shows
 * the form again, so that nothing typed is lost.
 */
export function signInFirst(kind: AccountKind, request: Request, locale: Locale) {
  const { pathname, search } = new URL(request.url);
  const signIn = localisedPath(signInPath(kind, splitLocale(pathname).path + search), locale);
  return request.headers.has('content-type') ? data({ signIn }, { status: 401 }) : redirect(signIn);
}
