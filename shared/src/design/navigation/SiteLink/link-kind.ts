import { documentsPath } from '../../../routes/about/documents.ts';

/** Another site: opens in a new tab and says so. */
export function isExternal(to: string): boolean {
  return /^https?:\/\//.test(to);
}

/** A page of this site, or a part or query of the page being shown; `mailto:`, `tel:` and files of documents are none. */
export function isPage(to: string): boolean {
  return /^[/#?]/.test(to) && !to.startsWith('//') && !to.startsWith(documentsPath);
}
