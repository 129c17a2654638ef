import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { concertsPath } from '@ofgc/shared/routes/sections.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubscribeToCalendar } from '../features/external-calendars/SubscribeToCalendar.tsx';
import { explainedPoster } from '../features/poster-wall/poster-wall.ts';
import { loadSeason, type SeasonData } from '../features/season/load-season.ts';
import { OtherSeasons } from '../features/season/OtherSeasons.tsx';
import { PosterKey } from '../features/season/PosterKey.tsx';
import { SeasonOver } from '../features/season/SeasonOver.tsx';
import { SeasonPeople } from '../features/season/SeasonPeople.tsx';
import { SeasonPosters } from '../features/season/SeasonPosters.tsx';
import { SeasonRecordings } from '../features/season/SeasonRecordings.tsx';
import { SeasonSales } from '../features/season/SeasonSales.tsx';
import { SeasonSummary } from '../features/season/SeasonSummary.tsx';
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
          trail={[{ label: t('hub.title'), to: concertsPath }]}
          lead={<span lang={lang}>{season.motto}</span>}
        >
          {wall.length > 0 && <SeasonSummary {...found} />}
          {!isOver && <SubscribeToCalendar query={{ temporada: season.slug }} text={t('subscribe.season')} />}
          {isOver && <SeasonOver {...found} />}
          <TranslationNotice lang={season.lang} />
        </PageHead>
        {wall.length ? <SeasonPosters wall={wall} /> : <p>{t('hub.nothingAnnounced')}</p>}
      </Container>
      {poster && (
        <div className={styles.key}>
          <PosterKey poster={poster} />
        </div>
      )}
      <Container className={styles.rest}>
        <SeasonSales {...found} />
        <SeasonRecordings {...found} />
        <SeasonPeople season={season} people={found.people} />
        <OtherSeasons {...found} />
      </Container>
    </div>
  );
}
