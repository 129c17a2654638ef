// Imported by the packages' names, to get the instances that shell and remotes share.
import type { PageContext } from '@ofgc/shared/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { fetchSession } from '../api-client/sessions.ts';
import type { SignedIn } from '../domain/accounts/session.schema.ts';
import { privateLoader } from './private-loader.ts';
import { signInFirst } from './sign-in-first.ts';

type Load<Data> = (context: PageContext, who: SignedIn, args: LoaderFunctionArgs) => Promise<Data>;

/** The `loader` of a page for the staff: `load` gets the signed-in member. Others are redirected to the page where staff sign in. */
export function staffLoader<Data>(load: Load<Data>) {
  return privateLoader('staff', async (context, args) => {
    const { identity } = await fetchSession(context.api);
    if (identity?.kind === 'staff') return load(context, identity, args);
    throw signInFirst('staff', args.request, context.locale);
  });
}
