import type { LoaderFunctionArgs } from 'react-router';
import { choosePassword, requestLink } from '../api-client/sessions.ts';
import { formAction } from '../forms/form-action.ts';
import { linkParameter } from '../routes/accounts.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The loader of a page on which a password is chosen with the link of a letter, or, without one, a letter is asked for. */
export function passwordLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get(linkParameter) ?? '',
    isSent: searchParams.has('enviado'),
    formKey: crypto.randomUUID(),
  };
}

/** Its action. @param next where the visitor goes after choosing a password, without locale */
export function passwordAction(next: string) {
  return withoutSecrets(
    formAction({
      password: async ({ api, body }) => {
        await choosePassword(api, body);
        return next;
      },
      link: async ({ api, body, path }) => {
        await requestLink(api, { ...body, purpose: 'password' });
        return `${path}?enviado=1#enviado`;
      },
    }),
  );
}
