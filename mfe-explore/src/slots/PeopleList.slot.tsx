import { fetchAllArtists, fetchArtists } from '@ofgc/shared/api-client/explore/artists.ts';
import { inOrderOfIds } from '@ofgc/shared/api-client/in-order-of-ids.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import { People, type Person } from '@ofgc/shared/design/concerts/People/People.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';

type Props = BlockSlotProps<'people'>;

interface Data extends Pick<Props, 'title' | 'headingLevel'> {
  people: Person[];
}

/** `block.people`: artists by role and season, or by their ids in the order given. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel, role, season, ids, count }) {
    const { data } = await (ids
      ? fetchAllArtists(api, { role, season, ids: ids.join(',') })
      : fetchArtists(api, { role, season, perPage: count }));
    const artists = ids ? inOrderOfIds(ids, data) : data;
    const people = artists.map(({ id, slug, name, instrument }) => ({
      name,
      part: instrument ?? '',
      to: artistPath({ slug, id }),
    }));
    return people.length > 0 ? { title, headingLevel, people } : null;
  },
  Component: PeopleList,
});

function PeopleList({ data: { title, headingLevel, people } }: { data: Data }) {
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <People people={people} />
    </TitledBlock>
  );
}
