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

it('Downloads slot has no data when there is no document', async () => {
  expect((await loadBlock(slot, {}, { 'api/documents': listOf([]) })).data).toBeNull();
});
