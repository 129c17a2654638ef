import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { loader as loadAuditions } from './AuditionsPage.tsx';
import { loader as loadText } from './TextPage.tsx';
import { loader as loadTransparency } from './TransparencyPage.tsx';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const page = { 'api/pages': { data: { id: 1, title: 'Página', sections: [] } } };

it('text page: loads all documents when there are more than a hundred', async () => {
  const api = pagingApi({ 'api/documents': ids(230).map((id) => sampleDocument({ id })) }, page);
  const { documents } = await loadText(pageVisit({ ...api, path: '/perfil-contratante/' }));
  expect(documents?.map(({ id }) => id)).toEqual(ids(230));
  expect(api.asked.filter(({ perPage }) => perPage)).toEqual(
    [undefined, 2, 3].map((number) => ({ path: '/perfil-contratante', perPage: 100, page: number })),
  );
});

it('transparency page: loads all entries when there are more than a hundred', async () => {
  const api = pagingApi({ 'api/disclosures': ids(130).map((id) => ({ id })) }, page);
  const { disclosures } = await loadTransparency(pageVisit({ ...api, path: '/transparencia' }));
  expect(disclosures.map(({ id }) => id)).toEqual(ids(130));
});

it('auditions page: requests the documents of all calls at once and gives each call its own', async () => {
  const auditions = [
    { id: 1, status: 'open', offer: { id: 8 } },
    { id: 2, status: 'open', offer: null },
    { id: 3, status: 'open', offer: { id: 9 } },
    { id: 4, status: 'results', offer: { id: 7 } },
  ];
  const documents = [9, 8, 9, null].map((offer, index) => sampleDocument({ id: index + 1, offer }));
  const api = pagingApi({ 'api/auditions': auditions, 'api/documents': documents }, page);
  const { calls } = await loadAuditions(pageVisit({ ...api, path: '/sobre-ofgc/audiciones' }));
  expect(calls.map(({ audition, documents: own }) => [audition.id, own?.map(({ id }) => id)])).toEqual([
    [1, [2]],
    [2, []],
    [3, [1, 3]],
  ]);
  expect(api.asked.filter(({ offer }) => offer)).toEqual([{ offer: '8,9', perPage: 100, page: undefined }]);
});
