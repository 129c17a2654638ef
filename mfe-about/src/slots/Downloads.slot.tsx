import { fetchAllDocuments, fetchDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { inOrderOfIds } from '@ofgc/shared/api-client/in-order-of-ids.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';

type Props = BlockSlotProps<'downloads'>;

interface Data extends Pick<Props, 'title' | 'headingLevel'> {
  documents: Document[];
}

/** `block.downloads`: documents by category, kind and season, all or the newest of them; or by id in the order given. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel, category, kind, season, ids, count }) {
    const query = { category, kind, season, ids: ids?.join(',') };
    const { data } = await (count && !ids
      ? fetchDocuments(api, { ...query, perPage: count })
      : fetchAllDocuments(api, query));
    const documents = ids ? inOrderOfIds(ids, data) : data;
    return documents.length > 0 ? { title, headingLevel, documents } : null;
  },
  Component: DownloadList,
});

function DownloadList({ data: { title, headingLevel, documents } }: { data: Data }) {
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <Downloads documents={documents} />
    </TitledBlock>
  );
}
