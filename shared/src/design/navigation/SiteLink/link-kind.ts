import { documentsPath } from '../../../routes/about/documents.ts';

/** Whether an address is on another site: such links open in a new tab and say so. */
export function isExternal(to: string): boolean {
  return /^https?:\/\//.test(to);
}

/** Whether an address is a page of this site, or a fragment or query of the shown page; `mailto:`, `tel:` and files of documents are not. */
export function isPage(to: string): boolean {
  return /^[/#?]/.test(to) && !to.startsWith('//') && !to.startsWith(documentsPath);
}
