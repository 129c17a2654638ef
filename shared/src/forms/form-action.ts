// By its package's name: the one instance that shell and remotes share.
import { pageContext } from '@ofgc/shared/contract';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ApiClient } from '../api-client/api-client.ts';
import { localisedPath, splitLocale } from '../routes/localised-path.ts';
import { formField, textFieldsOf } from './form-state.ts';
import { refusedForm } from './refused-form.ts';

export interface PostedForm {
  api: ApiClient;
  /** Every field as text; a box that was ticked is there with its value. The API judges them. */
  body: Record<string, string>;
  params: ActionFunctionArgs['params'];
  /** Which of the forms that its handler serves: `club-16` of the form named `inscription:club-16`; else empty. */
  subject: string;
  /** The page's own path, without locale and query. */
  path: string;
}

/**
 * Hands one form of a page to the API and returns where to go on success, a path without locale: best the page's own
 * with a query, so that a reload sends nothing again. Rejects as the API's client does.
 */
export type FormHandler = (posted: PostedForm) => Promise<string>;

/**
 * The `action` of a page with forms. It runs on the server for a plain post and in the browser for `<Form>`: success
 * redirects with 303, anything else answers the page with the API's status and everything that was typed.
 * @param handlers by the `name` of each `PostForm`, up to a colon
 */
export function formAction(handlers: Record<string, FormHandler>) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const { api, locale } = context.get(pageContext);
    const { [formField]: form = '', ...body } = textFieldsOf(await request.formData());
    const [name = '', subject = ''] = form.split(':');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw data(null, { status: 400, statusText: 'Bad Request' });
    const { path } = splitLocale(new URL(request.url).pathname);
    try {
      return redirect(localisedPath(await handler({ api, body, params, path, subject }), locale), 303);
    } catch (error) {
      const state = refusedForm(form, body, error);
      return data(state, { status: state.status });
    }
  };
}
