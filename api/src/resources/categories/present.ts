import type { Category } from '@ofgc/shared/domain/categories/category.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { CategoryRecord } from './find.ts';

/** A category with the kind that it belongs to. */
export function presentCategory(record: CategoryRecord, lang: Locale): Category {
  const { id, slug, name, kind, kindName, sortOrder } = record;
  const read = readerIn(lang);
  return { id, slug, name: read(name), kind, kindName: read(kindName), order: sortOrder, lang: read.lang };
}
