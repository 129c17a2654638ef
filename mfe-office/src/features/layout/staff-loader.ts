import { fetchSession } from '@ofgc/shared/api-client/sessions.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { SignedIn } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { signInPath } from '@ofgc/shared/routes/accounts.ts';
import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { privateLoader } from '@ofgc/shared/sign-in/private-loader.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';

type Load<Data> = (context: PageContext, who: SignedIn, args: LoaderFunctionArgs) => Promise<Data>;

/** The `loader` of a page of the office: it knows which of the staff is signed in. Anybody else is led to where staff sign in. */
export function staffLoader<Data>(load: Load<Data>) {
  return privateLoader('staff', async (context, args) => {
    const { identity } = await fetchSession(context.api);
    if (identity?.kind === 'staff') return load(context, identity, args);
    const { pathname, search } = new URL(args.request.url);
    throw redirect(localisedPath(signInPath('staff', splitLocale(pathname).path + search), context.locale));
  });
}
