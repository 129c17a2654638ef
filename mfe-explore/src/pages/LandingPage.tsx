import { fetchAlbums } from '@ofgc/shared/api-client/albums.ts';
import { fetchArtists } from '@ofgc/shared/api-client/artists.ts';
import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { fetchHistory } from '@ofgc/shared/api-client/history.ts';
import { fetchArticle, fetchNews } from '@ofgc/shared/api-client/news.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/seasons.ts';
import type { ApiClient } from '@ofgc/shared/api-client';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Columns } from '@ofgc/shared/design/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/Html/Html.tsx';
import { NewsItem } from '@ofgc/shared/design/NewsItem/NewsItem.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { Section } from '@ofgc/shared/design/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import { Strip } from '@ofgc/shared/design/Strip/Strip.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { ProgrammePoster } from '@ofgc/shared/design/ProgrammePoster/ProgrammePoster.tsx';
import type { News } from '@ofgc/shared/domain/news.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Guests } from '../features/guests/SeasonGuests.tsx';
import { guestsOfSeason } from '../features/guests/season-guests.ts';
import { newsFeeds } from '../features/news/news-paths.ts';
import { Recording } from '../features/discography/FeaturedAlbum.tsx';
import { RecordingCard } from '../features/discography/AlbumSlide.tsx';
import { TurningPoints } from '../features/history/TurningPoints.tsx';
import { discographyPath } from '../features/discography/discography-filters.ts';
import { guestsPath } from '../features/guests/guest-filters.ts';
import { historyPath, turningPoints } from '../features/history/timeline.ts';
import styles from './LandingPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  const [page, news, albums, season, history] = await Promise.all([
    fetchPage(api, '/explora'),
    fetchNews(api, { perPage: 4 }).then(async ({ data }) => ({ articles: data, poster: await posterOf(api, data[0]) })),
    fetchAlbums(api, { perPage: 12 }),
    seasonOf(api, now()),
    fetchHistory(api),
  ]);
  return { page, news, albums: albums.data, season, moments: turningPoints(history.milestones) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The picture of an article is that of the concert it tells of first. */
async function posterOf(api: ApiClient, news: News | undefined) {
  if (!news) return null;
  const {
    eventIds: [eventId],
  } = await fetchArticle(api, String(news.id));
  if (eventId === undefined) return null;
  const {
    data: [event],
  } = await fetchEvents(api, { ids: String(eventId), when: 'all' });
  return event ? posterEvent(event) : null;
}

/** As many guests as the page shows: three rows on wide screens; the others are a link away. */
const nextGuests = 12;

async function seasonOf(api: ApiClient, now: Date) {
  const season = (await fetchSeasons(api)).data.find(({ isCurrent }) => isCurrent);
  if (!season) return null;
  const [events, artists] = await Promise.all([
    fetchEvents(api, { season: season.slug, perPage: 100 }),
    fetchArtists(api, { season: season.slug, guest: true, perPage: 100 }),
  ]);
  const guestIds = new Set(artists.data.map(({ id }) => id));
  return { name: season.name, guests: guestsOfSeason(events.data, guestIds, now).slice(0, nextGuests) };
}

export const handle: PageHandle<Data> = {
  meta: ({ data: { page }, t }) => ({
    title: page.title,
    description: page.description,
    feeds: newsFeeds(t('news.title')),
  }),
};

export function Component() {
  const { page, news, albums, season, moments } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const [lead, ...others] = news.articles;
  const [newest, ...older] = albums;
  const posters = page.sections.find(({ anchor }) => anchor === 'carteles' || anchor === 'posters');
  const lang = page.lang === locale ? undefined : page.lang;
  return (
    <div data-section="explore">
      <Container>
        <PageHead title={page.title} lang={lang} lead={<span lang={lang}>{page.lead}</span>} />
        <TranslationNotice lang={page.lang} />
      </Container>
      {lead && (
        <Section aria-labelledby="actualidad" className={styles.first}>
          <Container className={styles.part}>
            <SectionHead
              id="actualidad"
              title={t('news.title')}
              link={{ to: '/explora/actualidad', label: t('news.all') }}
            />
            <div className={styles.lead} data-poster={news.poster ? '' : undefined}>
              {news.poster && <ProgrammePoster event={news.poster} format="wide" isFlush />}
              <NewsItem news={lead} isLead />
            </div>
            <Columns count={3}>
              {others.map((article) => (
                <NewsItem key={article.id} news={article} />
              ))}
            </Columns>
          </Container>
        </Section>
      )}
      {newest && (
        <Section tone="sea" aria-labelledby="escuche">
          <Container className={styles.part}>
            <SectionHead
              id="escuche"
              title={t('listening.title')}
              link={{ to: discographyPath, label: t('discography.all') }}
            />
            <Recording album={newest} />
            <h3 className={styles.older}>{t('listening.older')}</h3>
            <Strip label={t('listening.older')}>
              {older.map((album) => (
                <RecordingCard key={album.id} album={album} />
              ))}
            </Strip>
          </Container>
        </Section>
      )}
      {season && season.guests.length > 0 && (
        <Section aria-labelledby="invitados">
          <Container className={styles.part}>
            <SectionHead
              id="invitados"
              title={t('guests.title')}
              link={{ to: guestsPath, label: t('guests.all') }}
              isTight
            />
            <p className="soft">{t('guests.lead', { season: season.name })}</p>
            <Guests guests={season.guests} />
          </Container>
        </Section>
      )}
      <Section tone="sunken" aria-labelledby="historia">
        <Container className={styles.part}>
          <SectionHead
            id="historia"
            title={t('history.title')}
            link={{ to: historyPath, label: t('history.all') }}
            isTight
          />
          <TurningPoints moments={moments} />
        </Container>
      </Section>
      {posters && (
        <Section aria-labelledby={posters.anchor}>
          <Container className={styles.posters}>
            <SectionHead id={posters.anchor} title={<span lang={lang}>{posters.title}</span>} isTight />
            <div className={styles.last}>
              <Html html={posters.html} lang={lang} />
              <ArrowLink to="/notas-prensa">{t('press.link')}</ArrowLink>
            </div>
          </Container>
        </Section>
      )}
    </div>
  );
}
