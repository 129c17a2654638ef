import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import { documentFilePath, fileOf } from './document-file.ts';
import { fileTypeOf } from './media-types.ts';
import type { DocumentRecord } from './find.ts';

/** If a document has no file in the language, its path, size and pages are those of the Spanish file. */
export function presentDocument(record: DocumentRecord, lang: Locale): Document {
  const read = readerIn(lang);
  const { file, language } = fileOf(record, lang);
  const type = fileTypeOf(file.extension);
  return {
    id: record.id,
    title: read(record.title),
    summary: read(record.summary),
    category: record.category,
    kind: record.kind,
    publishedAt: record.publishedAt.toISOString(),
    path: documentFilePath(record, lang),
    language,
    format: type?.label ?? '',
    mime: type?.mime ?? '',
    bytes: file.bytes,
    pages: file.pages,
    isTagged: file.isTagged,
    section: record.section,
    offer: record.vacancyId,
    lang: read.lang,
  };
}
