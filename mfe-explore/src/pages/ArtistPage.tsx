import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { fetchArtist } from '@ofgc/shared/api-client/explore/artists.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ConcertColumns } from '@ofgc/shared/design/concerts/ConcertColumns/ConcertColumns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { CreditedPhotograph } from '@ofgc/shared/design/picture/CreditedPhotograph.tsx';
import { PhotographRow } from '@ofgc/shared/design/picture/PhotographRow.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { featuredPerformance, takesPlace } from '@ofgc/shared/domain/events/featured-performance.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { artistPath, artistsPath } from '@ofgc/shared/routes/explore/artists.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { orchestraPath } from '@ofgc/shared/routes/site/pages.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { ArtistRecordings } from '../features/artists/ArtistRecordings.tsx';
import { PastConcerts } from '../features/artists/PastConcerts.tsx';
import { artistJsonLd } from '../features/artists/artist-json-ld.ts';
import { artistDescription } from '../features/artists/artist-description.ts';
import { performersOf } from '../features/discography/performers.ts';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './ArtistPage.module.css';

export async function loader({ context, params: { slug, id = '' } }: LoaderFunctionArgs) {
  const { api, locale, onMissing } = context.get(pageContext);
  const artist = await fetchArtist(api, id);
  if (artist.slug !== slug) throw redirect(localisedPath(artistPath(artist), locale), 301);
  const albums = await dataIfAny(fetchAllAlbums(api), onMissing);
  const { upcoming, past, ...person } = artist;
  return {
    artist: person,
    upcoming: upcoming.map((event) => ({ event, performance: featuredPerformance(event.performances) })),
    past: past.flatMap(({ id: eventId, slug: eventSlug, title, lang, programme, performances }) => {
      const held = performances.findLast(takesPlace);
      return held ? [{ event: { id: eventId, slug: eventSlug, title, lang, programme }, startsAt: held.startsAt }] : [];
    }),
    albums: albums
      ?.filter((album) => performersOf(album).includes(artist.name))
      .map(({ id: albumId, title, year, label, lang }) => ({ id: albumId, title, year, label, lang })),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { artist }, t }) => ({
    title: artist.instrument ? t('artist.metaTitle', { name: artist.name, part: artist.instrument }) : artist.name,
    description: artistDescription(artist),
    jsonLd: [artistJsonLd(artist, t('brandName', { ns: 'shared' }))],
  }),
};

export function Component() {
  const { artist, upcoming, past, albums } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(artist.lang, locale);
  const { drawing, palette, view } = artist.portrait;
  const [photograph, ...more] = artist.pictures ?? [];
  return (
    <>
      <Container className={styles.page}>
        <div className={styles.text}>
          <PageHead
            title={artist.name}
            trail={[
              { label: t('explore'), to: explorePath },
              { label: t('guests.title'), to: artistsPath },
            ]}
            eyebrow={
              <Eyebrow>
                {artist.instrument && (
                  <>
                    <span className={styles.part}>{artist.instrument}</span>
                    <span aria-hidden="true">·</span>
                  </>
                )}
                {artist.isGuest ? (
                  <SiteLink to={artistsPath}>{t('guests.title')}</SiteLink>
                ) : (
                  <SiteLink to={orchestraPath}>{t('artist.house')}</SiteLink>
                )}
              </Eyebrow>
            }
          />
          <section aria-labelledby="biografia" className={styles.biography}>
            <h2 id="biografia" className="visually-hidden">
              {t('artist.biography')}
            </h2>
            <TranslationNotice lang={artist.lang} />
            <Html html={artist.biography} lang={lang} />
            <PhotographRow pictures={more} />
          </section>
        </div>
        <div className={styles.figure}>
          {photograph ? (
            <CreditedPhotograph
              picture={photograph}
              crop="card"
              sizes="(min-width: 1000px) 33vw, (min-width: 750px) 18rem, 24rem"
              isEager
            />
          ) : (
            <Drawing name={drawing} crop="card" palette={palette} view={view} person={artist.slug} isEager />
          )}
        </div>
      </Container>
      <TitledSection
        tone="sunken"
        id="proximos"
        title={t('artist.upcoming', { count: upcoming.length })}
        link={{ to: eventsPath, label: t('artist.calendar') }}
      >
        {upcoming.length > 0 ? (
          <ConcertColumns concerts={upcoming} />
        ) : (
          <p>{t('artist.noneUpcoming', { name: artist.name })}</p>
        )}
      </TitledSection>
      <Container className={styles.rest}>
        <PastConcerts concerts={past} />
        {albums ? <ArtistRecordings albums={albums} /> : <MissingPart />}
        <PageHelp />
      </Container>
    </>
  );
}
