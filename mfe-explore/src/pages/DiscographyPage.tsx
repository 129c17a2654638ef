import { fetchAlbums } from '@ofgc/shared/api-client/albums.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import type { Album } from '@ofgc/shared/domain/album.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AlbumCard } from '../features/discography/AlbumCard.tsx';
import { FilteredWall } from '../features/filters/FilteredGrid.tsx';
import {
  type DiscographyChoice,
  discographyPath,
  type FilterName,
  filterNames,
  readChoice,
} from '../features/discography/discography-filters.ts';
import { discographyJsonLd } from '../features/discography/discography-json-ld.ts';
import { type DiscographyFacets, discographyFacets, findAlbums, unknownFilters } from '../features/discography/find-albums.ts';

interface Data {
  albums: Album[];
  facets: DiscographyFacets;
  /** The filters in force. */
  choice: DiscographyChoice;
  /** Filters of the address that no album answers to: the page says so, with status 400. */
  ignored: { name: FilterName; value: string }[];
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const { data: albums } = await fetchAlbums(api, { perPage: 100 });
  const asked = readChoice(new URL(request.url).searchParams);
  const ignored = unknownFilters(asked, discographyFacets(albums, asked)).map((name) => ({ name, value: asked[name] }));
  const choice = { ...asked, ...Object.fromEntries(ignored.map(({ name }) => [name, ''])) };
  return data<Data>(
    { albums: findAlbums(albums, choice), facets: discographyFacets(albums, choice), choice, ignored },
    { status: ignored.length > 0 ? 400 : 200 },
  );
}

const chosenCount = (choice: DiscographyChoice) => filterNames.filter((name) => choice[name]).length;

export const handle: PageHandle<Data> = {
  meta: ({ data: { albums, choice, ignored }, t }) => ({
    title: t('discography.title'),
    description: t('discography.description'),
    noIndex: ignored.length > 0 || chosenCount(choice) > 1,
    jsonLd: [discographyJsonLd(albums, { name: t('discography.title'), orchestra: t('brandName', { ns: 'shared' }) })],
  }),
};

export function Component() {
  const { albums, facets, choice, ignored } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const fallback = albums.find(({ lang }) => lang !== locale);
  return (
    <FilteredWall
      path={discographyPath}
      anchor="albumes"
      words={{
        title: t('discography.title'),
        lead: t('discography.lead'),
        filter: t('discography.filter.label'),
        list: t('discography.list'),
        count: t('discography.count', { count: albums.length }),
        none: t('discography.none'),
        showAll: t('discography.showAll'),
      }}
      filters={filterNames.map((name) => ({
        name,
        label: t(`discography.filter.${name}`),
        options: facets[name],
        value: choice[name],
      }))}
      ignored={ignored}
      notice={fallback && <TranslationNotice lang={fallback.lang} />}
    >
      {albums.map((album) => (
        <AlbumCard key={album.id} album={album} />
      ))}
    </FilteredWall>
  );
}
