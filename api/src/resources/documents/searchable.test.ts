import { expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';
import { searchableDocuments } from './searchable.ts';

it('searchableDocuments has an English title only when document and vacancy have one', () => {
  const [document] = content.documents;
  const [vacancy] = content.vacancies.vacancies;
  if (!document || !vacancy) throw new Error('the content has no document or no vacancy');
  const found = (title: typeof document.title, calledIn: typeof vacancy.title) =>
    searchableDocuments(
      {
        ...content,
        documents: [{ ...document, title, belongsTo: { events: [], vacancy: 9001 } }],
        vacancies: { ...content.vacancies, vacancies: [{ ...vacancy, id: 9001, title: calledIn }] },
      },
      new Map(),
    )[0]?.title;
  const [rules, oboe] = [
    { es: 'Bases', en: 'Rules' },
    { es: 'Oboe solista', en: 'Principal oboe' },
  ];
  expect(found(rules, oboe)).toEqual({ es: 'Bases: Oboe solista', en: 'Rules: Principal oboe' });
  expect(found({ es: 'Bases' }, oboe)).toEqual({ es: 'Bases: Oboe solista' });
  expect(found(rules, { es: 'Oboe solista' })).toEqual({ es: 'Bases: Oboe solista' });
});
