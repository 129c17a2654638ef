import { locales, type Locale } from '@ofgc/shared/domain/locale.ts';
import type { SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import { truncate } from '@ofgc/shared/text/truncate.ts';
import { readerIn } from '../../content/bilingual.ts';
import { stripTags } from '../../content/sanitise-html.ts';
import { oneAfterAnother } from '../../content/words-in-line.ts';
import type { Content } from '../../content/read-content.ts';
import { searchableAlbums } from '../albums/searchable.ts';
import { searchableArtists } from '../artists/searchable.ts';
import { searchableContentPages } from '../content-pages/searchable.ts';
import { searchableDocuments } from '../documents/searchable.ts';
import type { StoredFiles } from '../documents/store-files.ts';
import { searchableEvents } from '../events/searchable.ts';
import { searchableHistory } from '../history/searchable.ts';
import { searchableMasterclasses } from '../masterclasses/searchable.ts';
import { searchableNews } from '../news/searchable.ts';
import { searchablePages } from '../pages/searchable.ts';
import { searchablePressNotes } from '../press-notes/searchable.ts';
import { searchableSchoolProductions } from '../school-productions/searchable.ts';
import { searchableSubscriptions } from '../subscriptions/searchable.ts';
import { searchableVacancies } from '../vacancies/searchable.ts';
import { searchableWorks } from '../works/searchable.ts';
import type { SearchSource } from './source.ts';

/** A row of the search index; `seed.ts` computes its vectors. */
export interface SearchEntry {
  kind: SearchKind;
  entityId: string;
  lang: Locale;
  /** The language of the title. */
  textLang: Locale;
  title: string;
  path: string;
  snippet: string;
  snippetLang: Locale;
  publishedAt: string | null;
  /** Titles and people in both languages. */
  names: string;
  body: string;
  /** The texts that only exist in Spanish, in an entry of another language. */
  untranslatedBody: string;
}

/** The longest snippet, in characters. */
const maxSnippetLength = 200;

/**
 * One entry for each item and language, from all searchable content. Pages of sections are not among them: they are declared
 * (`resources/section-pages`).
 */
export function indexContent(content: Content, files: StoredFiles): SearchEntry[] {
  return indexSources([
    ...searchableEvents(content),
    ...searchableArtists(content),
    ...searchableWorks(content),
    ...searchableAlbums(content),
    ...searchableMasterclasses(content),
    ...searchableSchoolProductions(content),
    searchableHistory(content),
    ...searchableNews(content),
    ...searchablePressNotes(content),
    ...searchablePages(content),
    ...searchableContentPages(content),
    ...searchableVacancies(content),
    ...searchableDocuments(content, files),
    ...searchableSubscriptions(content),
  ]);
}

/** The entries of search sources, one for each language. */
export function indexSources(sources: readonly SearchSource[]): SearchEntry[] {
  return sources.flatMap((source) => locales.map((lang) => entryOf(source, lang)));
}

function entryOf(source: SearchSource, lang: Locale): SearchEntry {
  const [title, snippet] = [readerIn(lang), readerIn(lang)];
  const body = source.body.map((text) => {
    const read = readerIn(lang);
    const words = stripTags(read(text));
    return { words, isTranslated: read.lang === lang };
  });
  const wordsOf = (translated: boolean) =>
    oneAfterAnother(body.filter(({ isTranslated }) => isTranslated === translated).map(({ words }) => words));
  return {
    kind: source.kind,
    entityId: source.id,
    lang,
    title: title(source.title),
    textLang: title.lang,
    snippet: truncate(stripTags(snippet(source.snippet)), maxSnippetLength),
    snippetLang: snippet.lang,
    path: source.path(source.slug ? readerIn(lang)(source.slug) : ''),
    publishedAt: source.publishedAt ?? null,
    names: [...new Set(source.names.filter(Boolean))].join(' '),
    body: wordsOf(true),
    untranslatedBody: wordsOf(false),
  };
}
