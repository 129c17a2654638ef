/** Where the newsletter's form is posted without JavaScript; without locale. */
export const newsletterPath = '/boletin';

/** A subscription to the newsletter. @param token the secret of its message */
export function newsletterLinkPath(token: string): string {
  return `${newsletterPath}/${token}`;
}
