import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { data, redirect } from 'react-router';

/** Ends a visit to a section that was taken down: by a redirect to a page in the visitor's language, or with an error that says that the page is gone (410). */
export async function leaveRemoved(request: Request, path: string | null): Promise<never> {
  const { locale } = splitLocale(new URL(request.url).pathname);
  // A temporary redirect, which browsers do not cache, because the section may come back.
  if (path !== null) throw redirect(localisedPath(splitLocale(path).path, locale), 302);
  throw data({}, { status: 410, statusText: 'Gone' });
}
