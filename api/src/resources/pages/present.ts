import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Page, PageEntry } from '@ofgc/shared/domain/pages/page.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import type { PageEntryRecord, PageRecord } from './find.ts';

/** A page without its texts. */
export function presentPageEntry({ path, title, updatedOn }: PageEntryRecord, lang: Locale): PageEntry {
  const read = readerIn(lang);
  return { path, title: read(title), updatedOn, lang: read.lang };
}

/** A page with its texts as sanitised HTML. */
export function presentPage(page: PageRecord, lang: Locale): Page {
  const read = readerIn(lang);
  return {
    id: page.id,
    path: page.path,
    title: read(page.title),
    description: read(page.description),
    lead: read(page.lead),
    ...presentFirstPicture(page.pictures, lang),
    updatedOn: page.updatedOn,
    sections: page.sections.map(({ anchor, title, html }) => ({
      anchor: read(anchor),
      title: read(title),
      html: sanitised(read(html)),
    })),
    lang: read.lang,
  };
}
