/** The markup from which React makes an empty script element, for data that it puts into the head. */
const reactsScript = '<script></script>';

/** How the text of a structured data element begins (`JsonLd.tsx`): run as a program, it is a syntax error. */
const structuredData = '{"@context":"https://schema.org",';

interface Rules {
  createHTML: (html: string) => string | null;
  createScript: (text: string) => string | null;
}

interface TrustedTypes {
  createPolicy: (name: 'default', rules: Rules) => unknown;
}

/**
 * The default policy of Trusted Types, which the browser applies to markup that did not pass `trustedHtml`. It allows React's empty
 * script element and the empty text, with which React keeps the server's markup. The browser also checks the text of script elements
 * of any type: structured data passes. Everything else is refused and reported.
 */
export function refuseMarkup(page: { trustedTypes?: TrustedTypes } = globalThis as never): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === reactsScript ? html : null),
    createScript: (text) => (text.startsWith(structuredData) ? text : null),
  });
}
