/** Line ends and control characters: no address of the site has them, and the router stops reading at them. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A URL that can be decoded. One that cannot (`/%zz`), or that has a line end in it (`/%0a`), names nothing: its percent signs are
 * escaped, so that it gets the page of an address that does not exist.
 */
export function decodableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    if (!invisible.test(decodeURIComponent(path))) return url;
  } catch {
    // Escaped below.
  }
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
