// By its package's name: the one instance that shell and remotes share.
import { pageContext } from '@ofgc/shared/contract';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ApiClient } from '../api-client/api-client.ts';
import type { Failure } from '../domain/list.schema.ts';
import { localisedPath, splitLocale } from '../i18n/localised-path.ts';
import { type FormAnswer, formField, textsOf } from './form-answer.ts';

export interface PostedForm {
  api: ApiClient;
  /** Every field as text; a box that was ticked is there with its value. The API judges them. */
  body: Record<string, string>;
  params: ActionFunctionArgs['params'];
  /** The page's own path, without locale and query. */
  path: string;
}

/**
 * What happens with one form of a page: hands it to the API and says where success is told, a path without locale; best
 * the page's own with a query, so that a reload sends nothing again. Rejects as the API's client does.
 */
export type FormTask = (posted: PostedForm) => Promise<string>;

/**
 * The `action` of a page with forms. It runs on the server for a plain post and in the browser for `<Form>`: success
 * redirects with 303, anything else answers the page with the API's status and everything that was typed.
 * @param tasks by the `name` of each `PostForm`
 */
export function formAction(tasks: Record<string, FormTask>) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const { api, locale } = context.get(pageContext);
    const { [formField]: form = '', ...body } = textsOf(await request.formData());
    const task = Object.hasOwn(tasks, form) ? tasks[form] : undefined;
    if (!task) throw data(null, { status: 400, statusText: 'Bad Request' });
    const { path } = splitLocale(new URL(request.url).pathname);
    try {
      return redirect(localisedPath(await task({ api, body, params, path }), locale), 303);
    } catch (error) {
      const answer: FormAnswer = { form, values: body, ...wordsOf(error) };
      return data(answer, { status: answer.status });
    }
  };
}

/** What a failed call means for the form. @throws what is no failure of a call */
function wordsOf(error: unknown): Pick<FormAnswer, 'status' | 'message' | 'errors'> {
  const { isAxiosError, response } = (error ?? {}) as {
    isAxiosError?: boolean;
    response?: { status: number; data?: Partial<Failure> };
  };
  if (!isAxiosError) throw error;
  // What the API says of itself when it breaks is of no use to a visitor.
  if (!response || response.status >= 500) return { status: 503, message: '', errors: {} };
  const { message = '', errors = {} } = response.data ?? {};
  return {
    status: response.status,
    message,
    errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, words.join(' ')])),
  };
}
