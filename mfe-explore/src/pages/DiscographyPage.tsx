import { fetchAlbums } from '@ofgc/shared/api-client/albums.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/ResultBar/ResultBar.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import type { Album } from '@ofgc/shared/domain/album.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AlbumCard } from '../components/AlbumCard.tsx';
import { SelectFilters } from '../components/SelectFilters.tsx';
import { UnknownFilters } from '../components/UnknownFilters.tsx';
import {
  type DiscographyChoice,
  discographyPath,
  type FilterName,
  filterNames,
  readChoice,
} from '../discography/discography-choice.ts';
import { discographyJsonLd } from '../discography/discography-json-ld.ts';
import { type DiscographyFacets, discographyFacets, findAlbums, unknownFilters } from '../discography/find-albums.ts';
import styles from './DiscographyPage.module.css';

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
    <Container data-section="explore" className={styles.page}>
      <PageHead
        title={t('discography.title')}
        trail={[{ label: t('explore'), to: '/explora' }]}
        lead={t('discography.lead')}
      >
        {fallback && <TranslationNotice lang={fallback.lang} />}
      </PageHead>
      <UnknownFilters
        ignored={ignored.map(({ name, value }) => ({ label: t(`discography.filter.${name}`), value }))}
        all={{ to: discographyPath, label: t('discography.showAll') }}
      />
      <SelectFilters
        label={t('discography.filter.label')}
        path={discographyPath}
        filters={filterNames.map((name) => ({
          name,
          label: t(`discography.filter.${name}`),
          all: t('filter.all'),
          options: facets[name],
          value: choice[name],
        }))}
      />
      <section aria-labelledby="albumes" className={styles.list}>
        <h2 id="albumes" className="visually-hidden">
          {t('discography.list')}
        </h2>
        <ResultBar status={t('discography.count', { count: albums.length })}>
          {chosenCount(choice) > 0 && albums.length > 0 && (
            <ArrowLink to={discographyPath} preventScrollReset>
              {t('discography.showAll')}
            </ArrowLink>
          )}
        </ResultBar>
        {albums.length > 0 ? (
          <div className={styles.albums}>
            {albums.map((album) => (
              <AlbumCard key={album.id} album={album} />
            ))}
          </div>
        ) : (
          <Empty
            title={t('discography.none')}
            action={
              <ButtonLink to={discographyPath} kind="secondary">
                {t('discography.showAll')}
              </ButtonLink>
            }
          />
        )}
      </section>
    </Container>
  );
}
