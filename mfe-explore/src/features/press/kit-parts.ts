import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';

type PagePart = Page['sections'][number];

/** Parts of the press kit by their anchors, the same in both languages (api/content/pages.json). */
const downloads = ['dossier', 'logos'];

/** A part with documents to download. */
export function isDownloadsPart({ anchor }: PagePart): boolean {
  return downloads.includes(anchor);
}

/** A text to copy. */
export function isTextPart({ anchor }: PagePart): boolean {
  return anchor.startsWith('texto-');
}

/** Whether a part belongs to the press kit; the page's other parts are about the press service. */
export function isKitPart(part: PagePart): boolean {
  return isDownloadsPart(part) || isTextPart(part);
}
