import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { documentPath } from '@ofgc/shared/routes/about/documents.ts';
import type { DocumentRecord } from './find.ts';

/** The file in a language, or the Spanish one where there is none, and its name. */
export function fileOf({ files, slug }: DocumentRecord, lang: Locale) {
  const own = files[lang];
  const language: Locale = own ? lang : 'es';
  const file = own ?? files.es;
  return { file, language, name: `${(own && slug[lang]) ?? slug.es}.${file.extension}` };
}

/** The site's address of a document's file. */
export function documentFilePath(record: DocumentRecord, lang: Locale): string {
  return documentPath(record.id, fileOf(record, lang).name);
}
