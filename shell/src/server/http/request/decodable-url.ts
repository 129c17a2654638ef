/** Line ends and control characters: no address of the site has them, and the router stops reading at them. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A URL that can be decoded. If it cannot (`/%zz`) or contains a line end (`/%0a`), it matches no page: its percent signs are
 * escaped, so that the visitor gets the 404 page.
 */
export function decodableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    if (!invisible.test(decodeURIComponent(path))) return url;
  } catch {
    // An undecodable path is escaped below.
  }
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
