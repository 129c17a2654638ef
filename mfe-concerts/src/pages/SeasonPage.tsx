import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubscribeToCalendar } from '../features/external-calendars/SubscribeToCalendar.tsx';
import { explainedPoster } from '../features/poster-wall/poster-wall.ts';
import { loadSeason, type SeasonData } from '../features/season/load-season.ts';
import { OtherSeasons } from '../features/season/OtherSeasons.tsx';
import { PosterKey } from '../features/season/PosterKey.tsx';
import { SeasonChoice } from '../features/season/SeasonChoice.tsx';
import { SeasonHead } from '../features/season/SeasonHead.tsx';
import { SeasonOver } from '../features/season/SeasonOver.tsx';
import { SeasonPeople } from '../features/season/SeasonPeople.tsx';
import { SeasonPosters } from '../features/season/SeasonPosters.tsx';
import { SeasonRecordings } from '../features/season/SeasonRecordings.tsx';
import { SeasonSales } from '../features/season/SeasonSales.tsx';
import { BoxOfficeHelp } from '../features/visit/BoxOfficeHelp.tsx';
import styles from './SeasonPage.module.css';

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<SeasonData> {
  const { api, now, onMissing } = context.get(pageContext);
  const category = new URL(request.url).searchParams.get('categoria');
  const found = await loadSeason(params.season ?? '', { api, now: now(), category, onMissing });
  if (!found) throw pageNotFound();
  return found;
}

export const handle: PageHandle<SeasonData> = {
  meta: ({ data: { season, path }, t }) => ({
    title: season.name,
    description: t('season.description', { season: season.name, motto: season.motto }),
    canonical: path,
  }),
  parameters: ['categoria'],
};

export function Component() {
  const found = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const { season, wall, isOver } = found;
  const poster = explainedPoster(wall);
  return (
    <>
      <Container>
        <SeasonHead {...found} />
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
        <SeasonPeople season={season} people={found.people} />
        <OtherSeasons {...found} />
        <BoxOfficeHelp />
      </Container>
    </>
  );
}
