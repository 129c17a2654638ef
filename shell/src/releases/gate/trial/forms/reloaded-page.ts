import type { RemoteModule } from '@ofgc/shared/contract';
import { matchAddress } from '../../declaration/match-address.ts';
import type { FilledForm } from './filled-form.ts';
import type { FormOnPage } from './posted-form.ts';

/**
 * A form that was taken leads back to its own page: that page has to load its data again, or it goes on showing what was there before.
 * @param address of the page @param location that the form leads to @param form as it was sent
 */
export async function reloadedPageProblems(
  { routes }: Pick<RemoteModule, 'routes'>,
  address: string,
  location: string,
  { action, hasFiles, body }: Pick<FormOnPage, 'action' | 'hasFiles'> & Pick<FilledForm, 'body'>,
): Promise<string[]> {
  const [currentUrl, nextUrl] = [address, location].map((one) => new URL(one, 'https://site.invalid')) as [URL, URL];
  const matched = matchAddress(routes, address).at(-1);
  if (!matched || currentUrl.pathname !== nextUrl.pathname) return [];
  const { route, params } = matched;
  const { shouldRevalidate } = { ...route, ...(typeof route.lazy === 'function' && (await route.lazy())) };
  const { pathname, search } = new URL(action, currentUrl);
  const isReloaded = shouldRevalidate?.({
    currentUrl,
    currentParams: params,
    nextUrl,
    nextParams: params,
    formMethod: 'POST',
    formAction: pathname + search,
    formEncType: hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    formData: asFormData(body),
    defaultShouldRevalidate: true,
  });
  return isReloaded === false
    ? ['is taken, and its page goes on showing what was there before: its shouldRevalidate says no after a form']
    : [];
}

function asFormData(body: FilledForm['body']): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  return form;
}
