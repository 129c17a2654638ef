// By its package's name: the one instance that shell and remotes share.
import { pageContext, type PageContext } from '@ofgc/shared/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { httpStatusOf } from '@ofgc/shared/api-client';
import type { AccountKind } from '../domain/accounts/account.ts';
import { signInFirst } from './sign-in-first.ts';

type PrivateLoad<Data> = (context: PageContext, args: LoaderFunctionArgs) => Promise<Data>;

/**
 * The `loader` of a page of whoever is signed in; its handle says `isPrivate`. Who is not, or not any more, is led to where that kind of account signs in,
 * and from there back to this address.
 */
export function privateLoader<Data>(kind: AccountKind, load: PrivateLoad<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const context = args.context.get(pageContext);
    try {
      return await load(context, args);
    } catch (error) {
      if (httpStatusOf(error) !== 401) throw error;
      throw signInFirst(kind, args.request, context.locale);
    }
  };
}
