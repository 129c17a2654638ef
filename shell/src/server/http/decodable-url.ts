/**
 * A URL that can be decoded. One that cannot (`/%zz`) names nothing: its percent signs are escaped, so that it gets the
 * page of an address that does not exist.
 */
export function decodableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
