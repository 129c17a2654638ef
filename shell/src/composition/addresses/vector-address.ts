const address = /^\/assets\/vectors\/([\w-]{43})\.json$/;

/** The address of a set of live releases. @param hash sha256 of the file, base64url */
export function vectorAddress(hash: string): string {
  return `/assets/vectors/${hash}.json`;
}

/** The hash in an address of `vectorAddress`; null for any other. */
export function vectorHash(asked: string): string | null {
  return address.exec(asked)?.[1] ?? null;
}
