/** With which React makes an empty script element, for data that it puts into the head. */
const reactsScript = '<script></script>';

interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * What the browser asks where text would become markup without `trustedHtml`: it takes none but React's own empty element and
 * nothing at all, which is how React keeps the server's markup. Everything else is refused and reported.
 */
export function refuseMarkup(page: { trustedTypes?: TrustedTypes } = globalThis as never): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === reactsScript ? html : null),
  });
}
