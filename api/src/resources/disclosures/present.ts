import type { Disclosure } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { DisclosureRecord } from './find.ts';

/** A disclosure with its documents and its page. @param documents by id @param pages by path */
export function presentDisclosure(
  row: DisclosureRecord,
  lang: Locale,
  known: { documents: ReadonlyMap<number, Document>; pages: ReadonlyMap<string | null, Disclosure['page']> },
): Disclosure {
  const read = readerIn(lang);
  return {
    id: row.id,
    section: row.section,
    title: read(row.title),
    summary: read(row.summary),
    law: read(row.law),
    updatedOn: row.updatedOn,
    owner: read(row.owner),
    documents: row.documentIds.flatMap((id) => known.documents.get(id) ?? []),
    page: known.pages.get(row.path) ?? null,
    lang: read.lang,
  };
}
