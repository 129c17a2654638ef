/** The page to which the newsletter's form is posted without JavaScript; without locale. */
export const newsletterPath = '/boletin';

/** The page of a subscription to the newsletter. @param token the secret in the subscription's email */
export function newsletterLinkPath(token: string): string {
  return `${newsletterPath}/${token}`;
}
