import type { PageContext } from '../contract/page-context.ts';
import { partIfAny } from './data-if-any.ts';

/**
 * The data of a form on a page that is useful without it. After a form was posted (the loaders then have the headers of the POST),
 * the page must not do without: what was typed would be lost, which the error page gives back.
 * @param onMissing of the page's context, which reports the failure
 * @returns null where the call failed and nothing was posted
 * @throws the failure of the call where a form was posted, and any other error
 */
export function formIfAny<Form>(
  form: Promise<Form>,
  request: Request,
  onMissing: PageContext['onMissing'],
): Promise<Form | null> {
  return request.headers.has('content-type') ? form : partIfAny(form, onMissing);
}
