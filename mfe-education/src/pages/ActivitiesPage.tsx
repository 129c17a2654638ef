import { fetchAllActivities } from '@ofgc/shared/api-client/education/activities.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { NoMatches } from '@ofgc/shared/design/feedback/EmptyState/NoMatches.tsx';
import { FilterLinks } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { checkFilters, readFilters } from '@ofgc/shared/filters/filters.ts';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { activitiesPath, educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { audienceAnchors, audienceOfKind } from '../features/audiences/audiences.ts';
import { withNextConcert } from '../features/activities/activity-concert.ts';
import { ActivityList } from '../features/activities/ActivityList.tsx';
import { PastActivities } from '../features/activities/PastActivities.tsx';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import styles from './ActivitiesPage.module.css';

async function loadActivities({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, ahead, past, events] = await Promise.all([
    fetchPage(api, educationPaths.activities),
    fetchAllActivities(api),
    dataIfAny(fetchAllActivities(api, { when: 'past' }), onMissing),
    dataIfAny(fetchAllEvents(api, { when: 'upcoming' }), onMissing),
  ]);
  const { filters, unknown } = checkFilters(readFilters(['para'], new URL(request.url).searchParams), {
    para: audienceAnchors.map((value) => ({ value })),
  });
  const upcoming = upcomingConcerts(events ?? []);
  return {
    page,
    audience: audienceAnchors.find((anchor) => anchor === filters.para) ?? null,
    unknown,
    ahead: ahead.data.map((activity) => withNextConcert(activity, upcoming)),
    areConcertsMissing: events === null,
    past,
  };
}
type Data = Awaited<ReturnType<typeof loadActivities>>;

/** With an unknown audience, the page says so and its status is 400. */
export const loader = filteredLoader(loadActivities);

export const handle: PageHandle<Data> = {
  parameters: ['para'],
  meta: ({ data: { page, audience, unknown } }) => ({
    title: page.title,
    description: page.description,
    noIndex: unknown.length > 0,
    ...(audience ? { canonical: educationPaths.activities } : {}),
  }),
};

export function Component() {
  const { page, audience, unknown, ahead, areConcertsMissing, past } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const isWanted = ({ kind }: Pick<Activity, 'kind'>) => audience === null || audienceOfKind(kind) === audience;
  const shown = ahead.filter(isWanted);
  const over = past?.filter(isWanted);
  const links = [null, ...audienceAnchors].map((anchor) => ({
    to: activitiesPath(anchor ?? undefined),
    label: anchor ? t(`audience.${anchor}`) : t('activities.all'),
    count: ahead.filter(({ kind }) => anchor === null || audienceOfKind(kind) === anchor).length,
    isCurrent: anchor === audience,
  }));
  return (
    <EducationLayout
      page={page}
      help="schools"
      head={
        <UnknownFilters
          unknown={unknown}
          labelOf={() => t('landing.audiences')}
          all={{ to: educationPaths.activities, label: t('activities.seeAll') }}
        />
      }
    >
      <TitledSection id="proximas" title={t('activities.ahead')}>
        <div className={styles.filter}>
          <FilterLinks label={t('landing.audiences')} links={links} />
          <ResultBar status={t('activities.count', { count: shown.length })} />
        </div>
        {shown.length > 0 ? (
          <ActivityList activities={shown} />
        ) : audience === null ? (
          <EmptyState title={t('activities.noneAhead')} />
        ) : (
          <NoMatches
            title={t('activities.none')}
            all={{ to: educationPaths.activities, label: t('activities.seeAll') }}
          />
        )}
        {areConcertsMissing && <MissingPart />}
      </TitledSection>
      {over?.length !== 0 && (
        <FoldedSection id="anteriores" title={t('activities.past')} tone="sunken">
          {over ? <PastActivities activities={over} /> : <MissingPart />}
        </FoldedSection>
      )}
    </EducationLayout>
  );
}
