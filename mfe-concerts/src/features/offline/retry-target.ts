import { isOwnPath } from '@ofgc/shared/routes/own-path.ts';

/** The requested page, from `?de=`, which the service worker sets; the home page for an address of another site. @param home in the page’s language */
export function retryTarget(home: string): string {
  const asked = new URLSearchParams(location.search).get('de') ?? '';
  return isOwnPath(asked) ? asked : home;
}
