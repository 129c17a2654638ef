import type { LoaderFunctionArgs } from 'react-router';
import { choosePassword, requestLink } from '../api-client/sessions.ts';
import { formAction } from '../forms/form-action.ts';
import { linkParameter } from '../routes/accounts.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The loader of a page to choose a password with the link of an email, or, without one, to request such an email. */
export function passwordLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get(linkParameter) ?? '',
    isSent: searchParams.has('enviado'),
    formKey: crypto.randomUUID(),
  };
}

/** The action of that page. @param next the page after choosing a password, without locale */
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
