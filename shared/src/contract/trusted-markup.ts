/** What a browser that enforces Trusted Types takes instead of text (W3C Trusted Types); the compiler's own types have none. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (address: string) => string | null },
  ) => { createHTML: (html: string) => TrustedHTML; createScriptURL: (address: string) => string };
}

/** Its name in the policy of contents (`content-security-policy.ts`). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('ofgc', {
  // What is given here was sanitised by the API, drawn by this site's code, or is the server's own markup.
  createHTML: (html) => html,
  createScriptURL: (address) => (address === '/sw.js' ? address : null),
});

/**
 * Markup that may enter the page; from anywhere else the browser refuses text that would become markup.
 * Keep what it gives as long as the text is the same: React puts markup in anew whenever it is another object.
 * @param html sanitised by the server, or made by this site's code alone
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** The address of the one script that runs beside the pages. @throws TypeError for any other, where browsers enforce it */
export function trustedWorkerAddress(address: '/sw.js'): string {
  return policy?.createScriptURL(address) ?? address;
}
