import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubscribeToCalendar } from '../features/external-calendars/SubscribeToCalendar.tsx';
import { explainedPoster } from '../features/poster-wall/poster-wall.ts';
import { loadSeason, type SeasonData, seasonParameters } from '../features/season/load-season.ts';
import { OtherSeasons } from '../features/season/OtherSeasons.tsx';
import { PosterKey } from '../features/season/PosterKey.tsx';
import { SeasonChoice } from '../features/season/SeasonChoice.tsx';
import { SeasonHead } from '../features/season/SeasonHead.tsx';
import { SeasonOver } from '../features/season/SeasonOver.tsx';
import { SeasonPeople } from '../features/season/SeasonPeople.tsx';
import { SeasonPhotographs } from '../features/season/SeasonPhotographs.tsx';
import { SeasonPosters } from '../features/season/SeasonPosters.tsx';
import { SeasonRecordings } from '../features/season/SeasonRecordings.tsx';
import { SeasonSales } from '../features/season/SeasonSales.tsx';
import { BoxOfficeHelp } from '../features/page-help/BoxOfficeHelp.tsx';
import styles from './SeasonPage.module.css';

/** With an unknown category, the page says so and its status is 400. */
export const loader = filteredLoader(async ({ context, params, request }: LoaderFunctionArgs): Promise<SeasonData> => {
  const { api, now, onMissing } = context.get(pageContext);
  const parameters = new URL(request.url).searchParams;
  const found = await loadSeason(params.season ?? '', { api, now: now(), parameters, onMissing });
  if (!found) throw pageNotFound();
  return found;
});

export const handle: PageHandle<SeasonData> = {
  meta: ({ data: { season, path, unknown }, t }) => ({
    title: season.name,
    description: t('season.description', { season: season.name, motto: season.motto }),
    canonical: path,
    noIndex: unknown.length > 0,
  }),
  parameters: seasonParameters,
};

export function Component() {
  const found = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const { season, path, wall, isOver, unknown } = found;
  const poster = explainedPoster(wall);
  return (
    <>
      <Container>
        <SeasonHead {...found} />
        {unknown.length > 0 && (
          <div className={styles.notice}>
            <UnknownFilters
              unknown={unknown}
              labelOf={(name) => t(`calendar.filter.${name}`)}
              all={{ to: path, label: t('season.wall') }}
            />
          </div>
        )}
        {isOver && (
          <div className={styles.over}>
            <SeasonOver {...found} />
          </div>
        )}
        {wall.length > 0 && <SeasonChoice {...found} />}
        {wall.length ? <SeasonPosters wall={wall} /> : <p>{t('hub.nothingAnnounced')}</p>}
      </Container>
      {poster && (
        <div className={styles.key}>
          <PosterKey poster={poster} />
        </div>
      )}
      <Container className={styles.rest}>
        {!isOver && <SubscribeToCalendar query={{ temporada: season.slug }} text={t('subscribe.season')} />}
        <SeasonSales {...found} />
        <SeasonRecordings {...found} />
        <SeasonPhotographs {...found} />
        <SeasonPeople season={season} people={found.people} />
        <OtherSeasons {...found} />
        <BoxOfficeHelp />
      </Container>
    </>
  );
}
