import { locales, type Locale } from '@ofgc/shared/domain/locale.ts';
import type { SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import { truncate } from '@ofgc/shared/text/truncate.ts';
import { readerIn } from '../../content/bilingual.ts';
import { plainText } from '../../content/html.ts';
import type { Content } from '../../content/read-content.ts';
import { searchableArtists } from '../artists/searchable.ts';
import { searchableContentPages } from '../content-pages/searchable.ts';
import { searchableDocuments } from '../documents/searchable.ts';
import type { StoredFiles } from '../documents/store-files.ts';
import { searchableEvents } from '../events/searchable.ts';
import { searchableHistory } from '../history/searchable.ts';
import { searchableMasterclasses } from '../masterclasses/searchable.ts';
import { searchableNews } from '../news/searchable.ts';
import { searchablePages } from '../pages/searchable.ts';
import { searchableSchools } from '../schools/searchable.ts';
import { searchableSubscriptions } from '../subscriptions/searchable.ts';
import { searchableVacancies } from '../vacancies/searchable.ts';
import { searchableWorks } from '../works/searchable.ts';
import type { SearchSource } from './source.ts';

/** A row of the search's index, of which `seed.ts` makes the vectors. */
export interface SearchEntry {
  kind: SearchKind;
  entityId: string;
  lang: Locale;
  textLang: Locale;
  title: string;
  path: string;
  snippet: string;
  publishedAt: string | null;
  /** Titles and people in both languages. */
  names: string;
  body: string;
}

/** In characters. */
const maxSnippetLength = 200;

/** One entry a thing and language, from everything that visitors may look for. */
export function indexContent(content: Content, files: StoredFiles): SearchEntry[] {
  return [
    ...searchableEvents(content),
    ...searchableArtists(content),
    ...searchableWorks(content),
    ...searchableMasterclasses(content),
    ...searchableSchools(content),
    searchableHistory(content),
    ...searchableNews(content),
    ...searchablePages(content),
    ...searchableContentPages(content),
    ...searchableVacancies(content),
    ...searchableDocuments(content, files),
    ...searchableSubscriptions(content),
  ].flatMap((source) => locales.map((lang) => entryOf(source, lang)));
}

function entryOf(source: SearchSource, lang: Locale): SearchEntry {
  const read = readerIn(lang);
  return {
    kind: source.kind,
    entityId: source.id,
    lang,
    title: read(source.title),
    snippet: truncate(plainText(read(source.snippet)), maxSnippetLength),
    textLang: read.lang,
    path: source.path(source.slug ? readerIn(lang)(source.slug) : ''),
    publishedAt: source.publishedAt ?? null,
    names: [...new Set(source.names.filter(Boolean))].join(' '),
    body: source.body.map((text) => plainText(readerIn(lang)(text))).join(' '),
  };
}
