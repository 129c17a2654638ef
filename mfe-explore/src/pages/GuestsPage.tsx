import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { activeFilters, filterOptions, readFilters } from '@ofgc/shared/filters/filters.ts';
import { listParameters, redirectRespelled, respelledList } from '@ofgc/shared/filters/redirect-respelled.ts';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import {
  type ArtistFilterParameter,
  artistFilterParameters,
  artistListPath,
  artistPath,
  artistsPath,
} from '@ofgc/shared/routes/explore/artists.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FilteredGrid } from '../features/filters/FilteredGrid.tsx';
import { GuestCard } from '../features/guests/GuestCard.tsx';
import { numberInQuery } from '../features/filters/number-in-query.ts';
import { listPageMeta } from '../features/filters/list-page-meta.ts';
import { Pagination } from '../features/filters/Pagination.tsx';
import { findGuests } from '../features/guests/find-guests.ts';

const filterNames = Object.keys(artistFilterParameters) as ArtistFilterParameter[];

async function loadGuests({ context, request }: LoaderFunctionArgs) {
  redirectRespelled(request, respelledList);
  const { api } = context.get(pageContext);
  const asked = readFilters(filterNames, new URL(request.url).searchParams);
  const { found, filters, unknown } = await findGuests(api, asked, numberInQuery(request, 'pagina'));
  const { data: artists, meta } = found;
  return {
    guests: artists.map(({ id, slug, name, instrument, portrait, pictures, nextAt, lastAt }) => ({
      id,
      slug,
      name,
      instrument,
      portrait,
      pictures: pictures?.slice(0, 1),
      nextAt,
      lastAt,
    })),
    meta: { total: meta.total, page: meta.page, perPage: meta.perPage },
    facets: filterOptions(artistFilterParameters, meta.facets),
    filters,
    unknown,
  };
}
type Data = Awaited<ReturnType<typeof loadGuests>>;

/** With an unknown filter, the page says so and its status is 400. */
export const loader = filteredLoader(loadGuests);

export const handle: PageHandle<Data> = {
  parameters: [...filterNames, ...listParameters],
  meta: ({ data: { guests, meta, filters, unknown }, t }) => ({
    ...listPageMeta(
      {
        title: t('guests.title'),
        meta,
        isFiltered: activeFilters(filters).length > 0,
        pathOf: (page) => artistListPath({}, page),
      },
      t,
    ),
    description: t('guests.description'),
    noIndex: unknown.length > 0 || activeFilters(filters).length > 1,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: t('guests.title'),
        numberOfItems: meta.total,
        itemListElement: guests.map((guest, index) => ({
          '@type': 'ListItem',
          position: (meta.page - 1) * meta.perPage + index + 1,
          name: guest.name,
        })),
      },
    ],
  }),
};

export function Component() {
  const { guests, meta, facets, filters, unknown } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  return (
    <FilteredGrid
      path={artistsPath}
      anchor="lista"
      labels={{
        title: t('guests.title'),
        lead: t('guests.pageLead'),
        filter: t('guests.filter.label'),
        list: t('guests.list'),
        count: t('guests.count', { count: meta.total }),
        none: t('guests.none'),
        showAll: t('guests.showAll'),
      }}
      fields={filterNames.map((name) => ({
        name,
        label: t(`guests.filter.${name}`),
        all: t(`guests.any.${name}`),
        options: facets[name],
      }))}
      filters={filters}
      unknown={unknown}
      paging={<Pagination meta={meta} pathOf={(page) => artistListPath(filters, page)} />}
    >
      {guests.map((guest) => (
        <GuestCard key={artistPath(guest)} guest={guest} />
      ))}
    </FilteredGrid>
  );
}
