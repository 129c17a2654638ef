import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { SectionPage } from '@ofgc/shared/domain/pages/section-page.schema.ts';
import type { SectionPageRecord } from './find.ts';

/** A page as it is named in one language. */
export function presentSectionPage({ path, title, parent }: SectionPageRecord, lang: Locale): SectionPage {
  return { path, title: title[lang], parent, lang };
}
