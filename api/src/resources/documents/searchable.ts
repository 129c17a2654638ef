import { documentPath } from '@ofgc/shared/routes/about/documents.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';
import type { StoredFiles } from './store-files.ts';

/** The title is translated only if both parts are. */
function titleOf(document: Text, vacancy: Text): Text {
  const title = { es: `${document.es}: ${vacancy.es}` };
  return document.en && vacancy.en ? { ...title, en: `${document.en}: ${vacancy.en}` } : title;
}

/**
 * A vacancy's document has the vacancy in its title and names. Only the text of documents printed here is searched; copied files are found
 * by title and summary.
 * @param files by the documents’ ids, as returned by `storeFiles`
 */
export function searchableDocuments({ documents, vacancies }: Content, files: StoredFiles): SearchSource[] {
  const vacancyTitles = new Map(vacancies.vacancies.map(({ id, title }) => [id, title]));
  return documents.map((document): SearchSource => {
    const own = files.get(document.id);
    const vacancy = vacancyTitles.get(document.belongsTo.vacancy ?? 0);
    return {
      kind: 'documents',
      id: String(document.id),
      // Every call has a document "Rules of the call", so the title names the call.
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
