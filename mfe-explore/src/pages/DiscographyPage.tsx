import { fetchAllAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import {
  activeFilters,
  checkFilters,
  type Filters,
  readFilters,
  type UnknownFilter,
} from '@ofgc/shared/filters/filters.ts';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { type AlbumFilterParameter, albumFilterParameters, albumsPath } from '@ofgc/shared/routes/explore/albums.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { AlbumCard } from '../features/discography/AlbumCard.tsx';
import { discographyJsonLd } from '../features/discography/discography-json-ld.ts';
import { type DiscographyFacets, discographyFacets, findAlbums } from '../features/discography/find-albums.ts';
import { FilteredGrid } from '../features/filters/FilteredGrid.tsx';

interface Data {
  albums: Album[];
  facets: DiscographyFacets;
  /** The active filters without unknown values. */
  filters: Filters<AlbumFilterParameter>;
  /** The filters with unknown values: the page names them, and its status is 400. */
  unknown: UnknownFilter<AlbumFilterParameter>[];
}

export const loader = filteredLoader(async ({ context, request }): Promise<Data> => {
  const { api } = context.get(pageContext);
  const { data: albums } = await fetchAllAlbums(api);
  const asked = readFilters(albumFilterParameters, new URL(request.url).searchParams);
  const { filters, unknown } = checkFilters(asked, discographyFacets(albums, asked));
  return {
    albums: findAlbums(albums, filters),
    facets: discographyFacets(albums, filters),
    filters,
    unknown,
  };
});

export const handle: PageHandle<Data> = {
  parameters: albumFilterParameters,
  meta: ({ data: { albums, filters, unknown }, t }) => ({
    title: t('discography.title'),
    description: t('discography.description'),
    noIndex: unknown.length > 0 || activeFilters(filters).length > 1,
    jsonLd: [discographyJsonLd(albums, { name: t('discography.title'), orchestra: t('brandName', { ns: 'shared' }) })],
  }),
};

export function Component() {
  const { albums, facets, filters, unknown } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const fallback = albums.find(({ lang }) => lang !== locale);
  return (
    <FilteredGrid
      path={albumsPath}
      anchor="albumes"
      labels={{
        title: t('discography.title'),
        lead: t('discography.lead'),
        filter: t('discography.filter.label'),
        list: t('discography.list'),
        count: t('discography.count', { count: albums.length }),
        none: t('discography.none'),
        showAll: t('discography.showAll'),
      }}
      fields={albumFilterParameters.map((name) => ({
        name,
        label: t(`discography.filter.${name}`),
        all: t('filter.all'),
        options: facets[name],
      }))}
      filters={filters}
      unknown={unknown}
      notice={fallback && <TranslationNotice lang={fallback.lang} />}
    >
      {albums.map((album) => (
        <AlbumCard key={album.id} album={album} />
      ))}
    </FilteredGrid>
  );
}
