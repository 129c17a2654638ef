import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchAllEvents, fetchEvent, fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { dataIfAny, partIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageContext, type PageHandle, pageContext } from '@ofgc/shared/contract';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { ConcertColumns } from '@ofgc/shared/design/concerts/ConcertColumns/ConcertColumns.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { pastPerformance } from '@ofgc/shared/domain/events/past-performance.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { generalInformationPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextColumns } from '../features/page-parts/TextColumns.tsx';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { FamilyConcert } from '../features/family-concerts/FamilyConcert.tsx';
import { TitledTexts } from '../features/page-parts/TitledTexts.tsx';
import { otherParts, partsOf } from '../features/page-parts/page-parts.ts';

const shownPast = 3;
/** The number of concerts requested in addition, to replace cancelled ones. */
const spare = 3;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, upcoming, past] = await Promise.all([
    fetchPage(api, educationPaths.families),
    // Lists have no recommended age, so each of the upcoming concerts is fetched on its own.
    partIfAny(
      fetchAllEvents(api, { type: 'familia', when: 'upcoming' }).then(({ data }) =>
        Promise.all(data.map(({ id }) => fetchConcert({ api, onMissing }, id))),
      ),
      onMissing,
    ),
    dataIfAny(
      fetchEvents(api, { type: 'familia', when: 'past', sort: '-date', perPage: shownPast + spare }),
      onMissing,
    ),
  ]);
  // What was cancelled is no past concert.
  const held = past?.filter(({ performances }) => performances.some(({ state }) => state === 'past'));
  return { page, upcoming, past: held?.slice(0, shownPast) ?? null };
}

async function fetchConcert({ api, onMissing }: Pick<PageContext, 'api' | 'onMissing'>, id: number) {
  const [event, guides] = await Promise.all([
    fetchEvent(api, String(id)),
    dataIfAny(fetchAllDocuments(api, { event: id }), onMissing),
  ]);
  return { event, guides };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, upcoming, past } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  const ages = partsOf(page, 'edad');
  const others = otherParts(page, ['edad', 'antes']);
  return (
    <EducationLayout page={page} help="tickets">
      <TitledSection id="proximos" title={t('families.upcoming')}>
        {!upcoming && <MissingPart />}
        {upcoming?.length === 0 && (
          <EmptyState
            title={t('families.none')}
            action={<ArrowLink to={eventsPath}>{t('landing.calendar')}</ArrowLink>}
          >
            {t('families.noneText')}
          </EmptyState>
        )}
        {upcoming?.map(({ event, guides }) => (
          <FamilyConcert key={event.id} event={event} guides={guides} />
        ))}
      </TitledSection>
      {ages.length > 0 && (
        <TitledSection id="edades" title={t('families.ages')} tone="sunken">
          <TextColumns parts={ages} lang={lang} />
        </TitledSection>
      )}
      <TitledSection
        id="antes"
        title={t('families.before')}
        link={{ to: generalInformationPath, label: t('families.rules') }}
      >
        <TextColumns parts={partsOf(page, 'antes')} lang={lang} count={4} />
        {others.length > 0 && <TitledTexts parts={others} lang={lang} />}
      </TitledSection>
      {past?.length !== 0 && (
        <TitledSection
          id="anteriores"
          title={t('families.past')}
          link={{ to: calendarPath({ categoria: 'familia', cuando: 'pasados' }), label: t('families.allPast') }}
        >
          {past ? (
            <ConcertColumns
              concerts={past.map((event) => ({
                event,
                performance: pastPerformance(event.performances),
                hasYear: true,
              }))}
            />
          ) : (
            <MissingPart />
          )}
        </TitledSection>
      )}
    </EducationLayout>
  );
}
