import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { artistPath } from '@ofgc/shared/design/event-path.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FilteredWall } from '../features/filters/FilteredGrid.tsx';
import { GuestCard } from '../features/guests/GuestCard.tsx';
import { numberInQuery } from '../features/news/news-paths.ts';
import { Paging } from '../features/filters/Pagination.tsx';
import { artistWall } from '../features/artists/artist-poster.ts';
import { findGuests } from '../features/guests/find-guests.ts';
import { type GuestChoice, guestFilters, guestsAddress, guestsPath, readGuestChoice } from '../features/guests/guest-filters.ts';

/** Columns of the wall on wide screens (specification §9). */
const columns = 4;

async function loadGuests({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const asked = readGuestChoice(new URL(request.url).searchParams);
  const { data: artists, meta, ...rest } = await findGuests(api, asked, numberInQuery(request, 'page'));
  const posters = artistWall(artists, columns);
  return {
    guests: artists.map(({ id, slug, name, instrument, nextAt, lastAt }, index) => ({
      guest: { id, slug, name, instrument, nextAt, lastAt },
      poster: posters[index] ?? posters[0],
    })),
    meta: { total: meta.total, page: meta.page, perPage: meta.perPage },
    ...rest,
  };
}
type Data = Awaited<ReturnType<typeof loadGuests>>;

/** A filter that nobody answers to: the page says so, with status 400. */
export async function loader(input: LoaderFunctionArgs) {
  const loaded = await loadGuests(input);
  return data(loaded, { status: loaded.ignored.length > 0 ? 400 : 200 });
}

const chosenCount = (choice: GuestChoice) => guestFilters.filter((name) => choice[name]).length;

export const handle: PageHandle<Data> = {
  meta: ({ data: { guests, meta, choice, ignored }, t }) => ({
    title: t('guests.title'),
    description: t('guests.description'),
    noIndex: ignored.length > 0 || chosenCount(choice) > 1,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: t('guests.title'),
        numberOfItems: meta.total,
        itemListElement: guests.map(({ guest }, index) => ({
          '@type': 'ListItem',
          position: (meta.page - 1) * meta.perPage + index + 1,
          name: guest.name,
        })),
      },
    ],
  }),
};

export function Component() {
  const { guests, meta, facets, choice, ignored } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  return (
    <FilteredWall
      path={guestsPath}
      anchor="lista"
      words={{
        title: t('guests.title'),
        lead: t('guests.pageLead'),
        filter: t('guests.filter.label'),
        list: t('guests.list'),
        count: t('guests.count', { count: meta.total }),
        none: t('guests.none'),
        showAll: t('guests.showAll'),
      }}
      filters={guestFilters.map((name) => ({
        name,
        label: t(`guests.filter.${name}`),
        options: facets[name],
        value: choice[name],
      }))}
      ignored={ignored}
      paging={<Paging meta={meta} pathOf={(page) => guestsAddress(choice, page)} />}
    >
      {guests.map(({ guest, poster }) => poster && <GuestCard key={artistPath(guest)} guest={guest} poster={poster} />)}
    </FilteredWall>
  );
}
