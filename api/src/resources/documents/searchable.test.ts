import { expect, it } from 'vitest';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { searchableDocuments } from './searchable.ts';

it('searchableDocuments has an English title only when document and vacancy have one', async () => {
  const { content } = await readContent(contentFolder);
  const document = content.documents.find(({ belongsTo }) => belongsTo.vacancy);
  const vacancy = content.vacancies.vacancies.find(({ id }) => id === document?.belongsTo.vacancy);
  if (!document || !vacancy) throw new Error('the content has no document of a vacancy');
  const found = (title: typeof document.title) =>
    searchableDocuments({ ...content, documents: [{ ...document, title }] }, new Map())[0]?.title;
  expect(found({ es: 'Bases', en: 'Rules' })).toEqual({
    es: `Bases: ${vacancy.title.es}`,
    en: `Rules: ${vacancy.title.en}`,
  });
  expect(found({ es: 'Bases' })).toEqual({ es: `Bases: ${vacancy.title.es}` });
});
