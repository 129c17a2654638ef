/** The requested page, from `?de=`, which the service worker sets; the home page for an address of another site. */
export function retryTarget(): string {
  const asked = new URLSearchParams(location.search).get('de') ?? '';
  return /^\/(?![/\\])/.test(asked) ? asked : '/';
}
