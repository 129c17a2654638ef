// Imported by the package's name, to get the one instance that shell and remotes share.
import { pageContext } from '@ofgc/shared/contract';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ApiClient } from '../api-client/api-client.ts';
import { localisedPath, splitLocale } from '../routes/localised-path.ts';
import { formField, textFieldsOf } from './form-state.ts';
import { refusedForm } from './refused-form.ts';

export interface PostedForm {
  api: ApiClient;
  /** Every field as text; a ticked checkbox has its value. The API validates them. */
  body: Record<string, string>;
  params: ActionFunctionArgs['params'];
  /** The part of the form's name after a colon: `club-16` of the form named `inscription:club-16`; else empty. */
  subject: string;
  /** The page's own path, without locale and query. */
  path: string;
  /** The page's query, with its question mark; empty where there is none. */
  search: string;
}

/**
 * Sends one form of a page to the API and returns the path to redirect to on success, without locale: preferably the page's own
 * path with a query, so that a reload does not send the form again. Rejects as the API's client does.
 */
export type FormHandler = (posted: PostedForm) => Promise<string>;

/**
 * The `action` of a page with forms. It runs on the server for a plain post and in the browser for `<Form>`: success redirects
 * with 303; otherwise the page is rendered again with the API's status and everything that was typed.
 * @param handlers by the `name` of each `PostForm`, up to a colon in it
 */
export function formAction(handlers: Record<string, FormHandler>) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const { api, locale } = context.get(pageContext);
    const { [formField]: form = '', ...body } = textFieldsOf(await request.formData());
    const [name = '', subject = ''] = form.split(':');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw data(null, { status: 400, statusText: 'Bad Request' });
    const { pathname, search } = new URL(request.url);
    const { path } = splitLocale(pathname);
    try {
      return redirect(localisedPath(await handler({ api, body, params, path, search, subject }), locale), 303);
    } catch (error) {
      const state = refusedForm(form, body, error);
      return data(state, { status: state.status });
    }
  };
}
