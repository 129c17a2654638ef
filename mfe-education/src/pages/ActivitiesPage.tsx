import { fetchAllActivities } from '@ofgc/shared/api-client/activities.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { audienceAnchors, audienceOfKind } from '../features/audiences/audiences.ts';
import { withNextConcert } from '../features/activities/activity-concert.ts';
import { ActivityList } from '../features/activities/ActivityList.tsx';
import { PastActivities } from '../features/activities/PastActivities.tsx';
import { FilterLinks } from '../features/filters/FilterLinks.tsx';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { PagePartSection } from '../features/layout/PagePartSection.tsx';
import { paths } from '../features/addresses/education-paths.ts';
import { upcomingConcerts } from '../features/concerts/upcoming-concerts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [page, ahead, past, events] = await Promise.all([
    fetchPage(api, paths.activities),
    fetchAllActivities(api),
    fetchAllActivities(api, { when: 'past' }),
    fetchAllEvents(api, { when: 'upcoming' }),
  ]);
  const wanted = new URL(request.url).searchParams.get('para');
  const upcoming = upcomingConcerts(events.data);
  const audience = audienceAnchors.find((anchor) => anchor === wanted) ?? null;
  return {
    page,
    audience,
    // An unknown value filters nothing; the page says so with status 200.
    unknown: wanted && !audience ? wanted.slice(0, 60) : null,
    ahead: ahead.data.map((activity) => withNextConcert(activity, upcoming)),
    past: past.data,
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page, audience, unknown } }) => ({
    title: page.title,
    description: page.description,
    ...(audience || unknown ? { canonical: paths.activities } : {}),
  }),
};

export function Component() {
  const { page, audience, unknown, ahead, past } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const isWanted = ({ kind }: (typeof past)[number]) => audience === null || audienceOfKind(kind) === audience;
  const shown = ahead.filter(isWanted);
  const over = past.filter(isWanted);
  const links = [null, ...audienceAnchors].map((anchor) => ({
    to: anchor ? `${paths.activities}?para=${anchor}` : paths.activities,
    label: anchor ? t(`audience.${anchor}`) : t('activities.all'),
    count: ahead.filter(({ kind }) => anchor === null || audienceOfKind(kind) === anchor).length,
    isCurrent: anchor === audience,
  }));
  return (
    <EducationLayout
      page={page}
      help="schools"
      head={unknown && <Notice look="cancelled" title={t('activities.unknown', { value: unknown })} />}
    >
      <PagePartSection id="proximas" title={t('activities.ahead')}>
        <FilterLinks label={t('landing.audiences')} links={links} />
        <p className="visually-hidden" role="status">
          {t('activities.count', { count: shown.length })}
        </p>
        {shown.length > 0 ? (
          <ActivityList activities={shown} />
        ) : (
          <EmptyState
            title={t('activities.none')}
            action={
              <ButtonLink to={paths.activities} kind="secondary" preventScrollReset>
                {t('activities.seeAll')}
              </ButtonLink>
            }
          />
        )}
      </PagePartSection>
      {over.length > 0 && (
        <PagePartSection id="anteriores" title={t('activities.past')} tone="sunken">
          <PastActivities activities={over} />
        </PagePartSection>
      )}
    </EducationLayout>
  );
}
