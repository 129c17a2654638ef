import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { expect, it } from 'vitest';
import { slot } from './Downloads.slot.tsx';

it('Downloads slot renders the documents that the block names, in its order', async () => {
  const answers = {
    'api/documents': listOf([1, 2, 3].map((id) => sampleDocument({ id, path: `/documentos/${id}/a.pdf` }))),
  };
  const { data, asked } = await loadBlock(slot, { ids: [3, 1] }, answers);
  expect(asked).toEqual([expect.objectContaining({ ids: '3,1' })]);
  renderPage(<slot.Component data={data} />);
  expect(linkAddresses()).toEqual(['/documentos/3/a.pdf', '/documentos/1/a.pdf']);
});

it('Downloads slot has all documents of a category, or as many as the block says', async () => {
  const answers = {
    'api/documents': listOf(Array.from({ length: 30 }, (_, index) => sampleDocument({ id: index + 1 }))),
  };
  const { data } = await loadBlock(slot, { category: 'season', count: undefined }, answers);
  expect((data as { documents: unknown[] }).documents).toHaveLength(30);
  const { asked } = await loadBlock(slot, { category: 'season', count: 2 }, answers);
  expect(asked).toEqual([expect.objectContaining({ category: 'season', perPage: 2 })]);
});

it('Downloads slot has no data when there is no document', async () => {
  expect((await loadBlock(slot, {}, { 'api/documents': listOf([]) })).data).toBeNull();
});
