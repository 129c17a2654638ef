// Imported by the package's name, to get the one instance that shell and remotes share.
import { pageContext, type PageContext } from '@ofgc/shared/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { httpStatusOf } from '@ofgc/shared/api-client';
import { pageNotFound } from '../api-client/page-not-found.ts';
import { fetchSession } from '../api-client/sessions.ts';
import type { AccountKind } from '../domain/accounts/account.ts';
import { signInFirst } from './sign-in-first.ts';

type PrivateLoad<Data> = (context: PageContext, args: LoaderFunctionArgs) => Promise<Data>;

/**
 * The `loader` of a page for signed-in users; the page's handle has `isPrivate`. Other visitors, and users with the other kind of account,
 * are redirected to the page where this kind signs in, which leads back here. Staff without the role get 404.
 */
export function privateLoader<Data>(kind: AccountKind, load: PrivateLoad<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const context = args.context.get(pageContext);
    try {
      return await load(context, args);
    } catch (error) {
      const status = httpStatusOf(error);
      const isOther = status === 403 && (await fetchSession(context.api)).identity?.kind !== kind;
      if (status === 401 || isOther) throw signInFirst(kind, args.request, context.locale);
      throw status === 403 ? pageNotFound() : error;
    }
  };
}
