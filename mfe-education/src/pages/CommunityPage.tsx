import { fetchAllActivities } from '@ofgc/shared/api-client/education/activities.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { activitiesPath, educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { withNextConcert } from '../features/activities/activity-concert.ts';
import { ActivityItem } from '../features/activities/ActivityItem.tsx';
import { TextColumns } from '../features/page-parts/TextColumns.tsx';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { TitledTexts } from '../features/page-parts/TitledTexts.tsx';
import { otherParts, partsOf } from '../features/page-parts/page-parts.ts';
import styles from './CommunityPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, activities, events] = await Promise.all([
    fetchPage(api, educationPaths.community),
    dataIfAny(fetchAllActivities(api, { kind: 'community' }), onMissing),
    dataIfAny(fetchAllEvents(api, { type: 'comunidad', when: 'upcoming' }), onMissing),
  ]);
  const upcoming = upcomingConcerts(events ?? []);
  return {
    page,
    activities: (activities ?? []).map((activity) => withNextConcert(activity, upcoming)),
    concert: upcoming[0] ?? null,
    isComplete: activities !== null && events !== null,
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, activities, concert, isComplete } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  const projects = partsOf(page, 'proyecto');
  return (
    <EducationLayout page={page} help="community">
      {projects.length > 0 && (
        <TitledSection id="proyectos" title={t('community.projects')} tone="sea">
          <TextColumns parts={projects} lang={lang} />
        </TitledSection>
      )}
      {(activities.length > 0 || concert || !isComplete) && (
        <TitledSection
          id="participe"
          title={t('community.join')}
          link={{ to: activitiesPath('comunidad'), label: t('community.all') }}
        >
          <div className={styles.join} data-concert={concert ? '' : undefined}>
            <ul className={styles.activities}>
              {activities.map((activity) => (
                <li key={activity.id}>
                  <ActivityItem activity={activity} isLinked={false} />
                </li>
              ))}
            </ul>
            {concert && <ConcertCard event={concert.event} performance={concert.performance} hasYear isListed />}
          </div>
          {!isComplete && <MissingPart />}
        </TitledSection>
      )}
      <TitledSection id="colabora" title={t('community.work')} tone="sunken">
        <TitledTexts
          parts={[...partsOf(page, 'colabora'), ...otherParts(page, ['proyecto', 'colabora'])]}
          lang={lang}
          level={3}
        />
      </TitledSection>
    </EducationLayout>
  );
}
