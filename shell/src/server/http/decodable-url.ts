/**
 * An address that can be decoded. One that cannot (`/%zz`) names nothing: its percent signs are taken as they stand,
 * so that it gets the page of an address that does not exist.
 */
export function decodableAddress(address: string): string {
  const [path = '/', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
