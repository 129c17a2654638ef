import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { type ApiClient, httpStatusOf } from '@ofgc/shared/api-client';
import { pageContext } from '@ofgc/shared/contract';
import { formAction } from '../forms/form-action.ts';
import { textFieldsOf } from '../forms/form-state.ts';

const leftParameter = 'fuera';

/** What an email's link stands for: a subscription to the newsletter, a place on a waiting list. */
interface LinkedEntry {
  state: string;
}

export interface EmailLinkData<Entry extends LinkedEntry> {
  /** `left` and `unknown`: there is no entry any more. */
  face: Entry['state'] | 'left' | 'unknown';
  entry: Entry | null;
}

/** The parameter of the page's address after its entry was deleted. */
export const emailLinkParameters = [leftParameter];

/**
 * The loader of the page behind an email's link, whose path ends in the secret `:token`.
 * @param fetchEntry rejects with 404 for an unknown secret
 */
export function emailLinkLoader<Entry extends LinkedEntry>(
  fetchEntry: (api: ApiClient, token: string) => Promise<Entry>,
) {
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    if (new URL(request.url).searchParams.has(leftParameter))
      return data<EmailLinkData<Entry>>({ face: 'left', entry: null });
    try {
      const entry = await fetchEntry(context.get(pageContext).api, params.token ?? '');
      return data<EmailLinkData<Entry>>({ face: entry.state, entry });
    } catch (error) {
      if (httpStatusOf(error) !== 404) throw error;
      return data<EmailLinkData<Entry>>({ face: 'unknown', entry: null }, { status: 404 });
    }
  };
}

/**
 * The action of that page, for its buttons `confirm` and `leave`: mail scanners open links, so opening the page changes nothing. A mail program
 * posts `List-Unsubscribe=One-Click` instead of a button (RFC 8058); it is answered without a redirect, which it would not follow.
 */
export function emailLinkAction(
  confirmEntry: (api: ApiClient, token: string) => Promise<void>,
  leave: (api: ApiClient, token: string) => Promise<void>,
) {
  const buttons = formAction({
    confirm: async ({ api, params, path }) => {
      await confirmEntry(api, params.token ?? '');
      return `${path}?confirmado=si#contenido`;
    },
    leave: async ({ api, params, path }) => {
      await leave(api, params.token ?? '');
      return `${path}?${leftParameter}=si#contenido`;
    },
  });
  return async (posted: ActionFunctionArgs) => {
    const { request, context, params } = posted;
    const fields = textFieldsOf(await request.formData());
    // Made anew, because on the server a request cannot be cloned: the globals that this takes are frozen.
    if (!('List-Unsubscribe' in fields))
      return buttons({
        ...posted,
        request: new Request(request.url, { method: 'POST', body: new URLSearchParams(fields) }),
      });
    // Whoever has left already has what the mail program asks for.
    await leave(context.get(pageContext).api, params.token ?? '').catch((error: unknown) => {
      if (httpStatusOf(error) !== 404) throw error;
    });
    return data(null, { status: 200 });
  };
}
