import { fetchSession } from '@ofgc/shared/api-client/sessions.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { privateLoader } from '@ofgc/shared/sign-in/private-loader.ts';
import type { LoaderFunctionArgs } from 'react-router';

type Load<Data> = (context: PageContext, args: LoaderFunctionArgs) => Promise<Data>;

/** The `loader` of a page of the school area or its office: adds to its data `who` is signed in and until when. */
export function signedInLoader<Data extends object>(kind: AccountKind, load: Load<Data>) {
  return privateLoader(kind, async (context, args) => {
    const [{ identity }, data] = await Promise.all([fetchSession(context.api), load(context, args)]);
    return { ...data, who: identity };
  });
}
