/** A base address that keeps addresses without an origin on the same origin. */
const site = 'https://site.invalid/';

/** Whether a browser that shows a page of the site would request the address from another server. */
export function isForeignOrigin(address: string, siteUrl = site): boolean {
  return foreignHost(address, siteUrl) !== undefined;
}

/** The other server from which a browser would request it. */
export function foreignHost(address: string, siteUrl = site): string | undefined {
  const asked = URL.parse(address, siteUrl);
  // Addresses without a host (`data:`, `mailto:`) cause no request.
  return asked !== null && asked.host !== '' && asked.origin !== new URL(siteUrl).origin ? asked.host : undefined;
}
