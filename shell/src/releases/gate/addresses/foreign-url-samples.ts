const host = 'sitio-de-otros.example';

/** An address of another site with an element in it. */
export const asMarkup = `//${host}/<b>`;

/** Addresses of another site, written so that a check of the first sign, of the scheme, of two slashes or of a backslash lets one of them through. */
export const foreignUrlSamples = [asMarkup, `https://${host}/`, `/\\${host}/`, `/\t/${host}/`];

/** Whether an address, as a browser reads it on a page of the site, is one of them. */
export function isForeignUrl(address: string): boolean {
  // Few addresses of a page are, and reading one takes long.
  return address.toLowerCase().includes(host) && URL.parse(address, 'https://site.invalid')?.hostname === host;
}

/** Whether a text names them at all. */
export function namesForeign(text: string): boolean {
  return text.includes(host);
}
