import { fetchAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { fetchHistory } from '@ofgc/shared/api-client/explore/history.ts';
import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
import { dataIfAny, partIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { NewsItem } from '@ofgc/shared/design/text/NewsItem/NewsItem.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { Carousel } from '@ofgc/shared/design/layout/Carousel/Carousel.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { albumsPath } from '@ofgc/shared/routes/explore/albums.ts';
import { artistsPath } from '@ofgc/shared/routes/explore/artists.ts';
import { historyPath } from '@ofgc/shared/routes/explore/history.ts';
import { articlesPath } from '@ofgc/shared/routes/explore/news.ts';
import { pressNotesPath } from '@ofgc/shared/routes/explore/press-notes.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SeasonGuests } from '../features/guests/SeasonGuests.tsx';
import { loadSeasonGuests } from '../features/guests/load-season-guests.ts';
import { newsFeeds } from '../features/news/news-feeds.ts';
import { FeaturedAlbum } from '../features/discography/FeaturedAlbum.tsx';
import { AlbumSlide } from '../features/discography/AlbumSlide.tsx';
import { TurningPoints } from '../features/history/TurningPoints.tsx';
import { turningPoints } from '../features/history/turning-points.ts';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './LandingPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now, onMissing } = context.get(pageContext);
  const [page, ...parts] = await Promise.all([
    fetchPage(api, explorePath),
    dataIfAny(fetchNews(api, { perPage: 4 }), onMissing),
    dataIfAny(fetchAlbums(api, { perPage: 12 }), onMissing),
    partIfAny(loadSeasonGuests(api, now()), onMissing),
    partIfAny(fetchHistory(api), onMissing),
  ]);
  const [news, albums, guests, history] = parts;
  return {
    page,
    news: news ?? [],
    albums: albums ?? [],
    season: guests?.season ?? null,
    moments: history && turningPoints(history.milestones),
    isComplete: parts.every((part) => part !== null),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page }, t }) => ({
    title: page.title,
    description: page.description,
    feeds: newsFeeds(t('news.title')),
  }),
};

export function Component() {
  const { page, news, albums, season, moments, isComplete } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const [lead, ...others] = news;
  const [newest, ...older] = albums;
  const posters = page.sections.find(({ anchor }) => anchor === 'carteles');
  const lang = foreignLang(page.lang, locale);
  return (
    <>
      <Container>
        <ContentHead page={page} />
        <TranslationNotice lang={page.lang} />
      </Container>
      {lead && (
        <Part
          id="actualidad"
          className={styles.first}
          title={t('news.title')}
          link={{ to: articlesPath, label: t('news.all') }}
        >
          <NewsItem news={lead} size="lead" />
          {others.length > 0 && (
            <PhoneFold look="more" title={t('news.more', { count: others.length })}>
              <Columns count={3}>
                {others.map((article) => (
                  <NewsItem key={article.id} news={article} />
                ))}
              </Columns>
            </PhoneFold>
          )}
        </Part>
      )}
      {newest && (
        <Part
          tone="sea"
          id="escuche"
          title={t('listening.title')}
          link={{ to: albumsPath, label: t('discography.all') }}
        >
          <FeaturedAlbum album={newest} />
          {older.length > 0 && (
            <>
              <h3 className={styles.older}>{t('listening.older')}</h3>
              <Carousel label={t('listening.older')}>
                {older.map((album) => (
                  <AlbumSlide key={album.id} album={album} />
                ))}
              </Carousel>
            </>
          )}
        </Part>
      )}
      {season && season.guests.length > 0 && (
        <Part id="invitados" title={t('guests.title')} link={{ to: artistsPath, label: t('guests.all') }}>
          <p className="soft">{t('guests.lead', { season: season.name })}</p>
          <SeasonGuests guests={season.guests} />
        </Part>
      )}
      {moments && (
        <Part
          tone="sunken"
          id="historia"
          title={t('history.title')}
          link={{ to: historyPath, label: t('history.all') }}
        >
          <TurningPoints moments={moments} />
        </Part>
      )}
      {posters && (
        <Section aria-labelledby={posters.anchor}>
          <Container className={styles.posters}>
            <SectionHead id={posters.anchor} title={<span lang={lang}>{posters.title}</span>} isTight />
            <div className={styles.last}>
              <Html html={posters.html} lang={lang} />
              <ArrowLink to={pressNotesPath}>{t('press.link')}</ArrowLink>
            </div>
          </Container>
        </Section>
      )}
      {!isComplete && (
        <Container>
          <MissingPart />
        </Container>
      )}
      <Container className={styles.help}>
        <PageHelp />
      </Container>
    </>
  );
}

interface PartProps extends Pick<ComponentProps<typeof Section>, 'tone' | 'className' | 'children'> {
  id: string;
  title: string;
  link: { to: string; label: string };
}

/** A part of the page: its heading with a link to the page of its own, and its content. */
function Part({ id, title, link, children, ...section }: PartProps) {
  return (
    <Section aria-labelledby={id} {...section}>
      <Container className={styles.part}>
        <SectionHead id={id} title={title} link={link} isTight />
        {children}
      </Container>
    </Section>
  );
}
