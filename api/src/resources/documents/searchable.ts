import { documentPath } from '@ofgc/shared/routes/about/documents.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';
import type { StoredFiles } from './store-files.ts';

/** In English where both are. */
function titleOf(document: Text, vacancy: Text): Text {
  const title = { es: `${document.es}: ${vacancy.es}` };
  return document.en && vacancy.en ? { ...title, en: `${document.en}: ${vacancy.en}` } : title;
}

/**
 * A document of a vacancy has that in its title and names. Only texts that were printed here are looked through; files
 * that were copied are found by title and summary.
 * @param files by the documents’ ids, as `storeFiles` gives them
 */
export function searchableDocuments({ documents, vacancies }: Content, files: StoredFiles): SearchSource[] {
  const vacancyTitles = new Map(vacancies.vacancies.map(({ id, title }) => [id, title]));
  return documents.map((document): SearchSource => {
    const own = files.get(document.id);
    const vacancy = vacancyTitles.get(document.belongsTo.vacancy ?? 0);
    return {
      kind: 'documents',
      id: String(document.id),
      // Every call has a document "Rules of the call": the title says of which call.
      title: vacancy ? titleOf(document.title, vacancy) : document.title,
      slug: document.slug,
      path: (slug) => documentPath(document.id, `${slug}.${own?.es?.extension}`),
      snippet: document.summary,
      names: [document.title, ...(vacancy ? [vacancy] : [])].flatMap(inBothLanguages),
      body: [document.summary, { es: own?.es?.words ?? '', ...(own?.en && { en: own.en.words }) }],
      publishedAt: contentInstant(document.publishedAt, publishingHour),
    };
  });
}
