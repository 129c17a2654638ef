import { readStyles } from '../../composition/addresses/style-address.ts';

/**
 * Tells the apps' chunk loaders that the styles of some chunks are already in the page's one style sheet, so that they are not fetched
 * again. A loader of rspack looks for a sheet marked with its chunk before it adds one; a link without an address loads
 * nothing. e2e/quality/resilience/loading.spec.ts fails when a newer rspack looks for another mark.
 */
export function markPageStyles(page: Document): void {
  for (const sheet of page.querySelectorAll('link[rel="stylesheet"]')) {
    for (const { name, chunks } of readStyles(sheet.getAttribute('href') ?? '') ?? []) {
      for (const chunk of chunks) {
        const mark = page.createElement('link');
        mark.rel = 'stylesheet';
        mark.dataset.rspack = `${name}:chunk-${chunk}`;
        page.head.append(mark);
      }
    }
  }
}
