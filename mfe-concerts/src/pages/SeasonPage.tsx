import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { MonthPicker } from '@ofgc/shared/design/MonthPicker/MonthPicker.tsx';
import { Notice } from '@ofgc/shared/design/Notice/Notice.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import { formatTags } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { calendarPath } from '../features/calendar-filters/calendar-query.ts';
import { PosterKey } from '../features/season/PosterKey.tsx';
import { ReadingList } from '../features/related-content/ReadingList.tsx';
import { SeasonPeople } from '../features/season/SeasonPeople.tsx';
import { SubscribeToCalendar } from '../features/external-calendars/SubscribeToCalendar.tsx';
import { PosterWall } from '../features/poster-wall/PosterWall.tsx';
import { recordingItem } from '../features/related-content/recording-item.ts';
import { SeasonSales } from '../features/season/SeasonSales.tsx';
import { loadSeason, type SeasonData } from '../features/season/load-season.ts';
import { explainedPoster, mostPlayed, wallMonths } from '../features/poster-wall/poster-wall.ts';
import styles from './SeasonPage.module.css';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<SeasonData> {
  const { api, now } = context.get(pageContext);
  const found = await loadSeason(params.season ?? '', { api, now: now() });
  if (!found) throw data(null, { status: 404, statusText: 'Not Found' });
  return found;
}

export const handle: PageHandle<SeasonData> = {
  meta: ({ data: { season, path }, t }) => ({
    title: season.name,
    description: t('season.description', { season: season.name, motto: season.motto }),
    canonical: path,
  }),
};

export function Component() {
  const found = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { season, wall, isOver } = found;
  const lang = season.lang === locale ? undefined : season.lang;
  const poster = explainedPoster(wall);
  return (
    <div data-section="concerts">
      <Container>
        <PageHead
          title={season.name}
          lang={lang}
          trail={[{ label: t('hub.title'), to: '/conciertos-entradas' }]}
          lead={<span lang={lang}>{season.motto}</span>}
        >
          {wall.length > 0 && <Figures {...found} />}
          {!isOver && <SubscribeToCalendar query={{ temporada: season.slug }} words={t('subscribe.season')} />}
          {isOver && <Over {...found} />}
          <TranslationNotice lang={season.lang} />
        </PageHead>
        {wall.length ? <Posters wall={wall} /> : <p>{t('hub.nothingAnnounced')}</p>}
      </Container>
      {poster && (
        <div className={styles.key}>
          <PosterKey poster={poster} />
        </div>
      )}
      <Container className={styles.rest}>
        <SeasonSales {...found} />
        <Recordings {...found} />
        <SeasonPeople season={season} people={found.people} />
        <Others {...found} />
      </Container>
    </div>
  );
}

function Over({ people }: SeasonData) {
  const { t } = useTranslation('concerts');
  const list = new Intl.ListFormat(formatTags[useLocale()]);
  const composers = mostPlayed(people.composer).map(({ label, count }) =>
    t('season.played', { name: label, concerts: count }),
  );
  return (
    <Notice title={t('season.over')}>
      <p>
        {t('season.overText')} {composers.length > 0 && t('season.mostPlayed', { composers: list.format(composers) })}
      </p>
    </Notice>
  );
}

function Figures({ wall, works, people }: SeasonData) {
  const { t } = useTranslation('concerts');
  return (
    <p>
      {t('season.figures', {
        concerts: t('season.concerts', { count: wall.length }),
        works: t('season.works', { count: works }),
        composers: t('season.composersCounted', { count: people.composer.length }),
      })}
    </p>
  );
}

function Posters({ wall }: Pick<SeasonData, 'wall'>) {
  const { t } = useTranslation('concerts');
  return (
    <>
      <MonthPicker months={wallMonths(wall).map(({ month, concerts }) => ({ month, concerts, to: `#mes-${month}` }))} />
      <section className={styles.wall} aria-labelledby="carteles">
        <h2 id="carteles" className="visually-hidden">
          {t('season.wall')}
        </h2>
        <PosterWall wall={wall} />
      </section>
    </>
  );
}

function Recordings({ recordings }: SeasonData) {
  const { t } = useTranslation('concerts');
  if (!recordings.length) return null;
  return (
    <section aria-labelledby="grabaciones">
      <SectionHead id="grabaciones" title={t('season.recordings')} />
      <ReadingList items={recordings.map((recording) => recordingItem(recording, t))} />
    </section>
  );
}

function Others({ season, others }: SeasonData) {
  const { t } = useTranslation('concerts');
  return (
    <section aria-labelledby="temporadas">
      <SectionHead
        id="temporadas"
        title={t('season.others')}
        link={{ to: calendarPath({ temporada: season.slug }), label: t('season.calendar') }}
      />
      <ul className={styles.others}>
        {others.map(({ name, to }) => (
          <li key={to}>
            <ArrowLink to={to}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
