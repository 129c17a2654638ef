import { localisedPath, splitLocale } from '@ofgc/shared/i18n';
import { data, redirect } from 'react-router';

/** What a visit to a section does that was taken down: it leads elsewhere, or says that the page is gone (410). */
export async function leaveRemoved(request: Request, path: string | null): Promise<never> {
  const { locale } = splitLocale(new URL(request.url).pathname);
  // It may come back: no browser is to remember it.
  if (path !== null) throw redirect(localisedPath(path, locale), 302);
  throw data({}, { status: 410, statusText: 'Gone' });
}
