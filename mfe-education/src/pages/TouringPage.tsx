import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchSchoolProductions, fetchSchoolSessions } from '@ofgc/shared/api-client/education/school-productions.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { NoMatches } from '@ofgc/shared/design/feedback/EmptyState/NoMatches.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageQuestions } from '../features/page-parts/PageQuestions.tsx';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { ProductionItem } from '../features/school-productions/ProductionItem.tsx';
import { SessionList } from '../features/school-productions/SessionList.tsx';
import { TitledTexts } from '../features/page-parts/TitledTexts.tsx';
import { freePlacesParameters, readFreePlaces } from '../features/touring/free-places.ts';
import { FreePlacesFilter } from '../features/touring/FreePlacesFilter.tsx';
import { TourDeadline } from '../features/touring/TourDeadline.tsx';
import { TourMap } from '../features/touring/TourMap.tsx';
import { otherParts, partsOf } from '../features/page-parts/page-parts.ts';
import styles from './TouringPage.module.css';

async function loadTour({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, productions] = await Promise.all([
    fetchPage(api, educationPaths.touring),
    fetchSchoolProductions(api, { kind: 'touring' }),
  ]);
  // The newest production comes first, and may be announced without dates while the previous tour is still running.
  const production =
    productions.data.find(({ sessions, state }) => sessions !== null && state !== 'past') ??
    productions.data[0] ??
    null;
  const [sessions, guides] = await Promise.all([
    production ? dataIfAny(fetchSchoolSessions(api, { production: production.slug }), onMissing) : [],
    production?.event ? dataIfAny(fetchAllDocuments(api, { event: production.event.id }), onMissing) : [],
  ]);
  const { isFreeOnly, unknown } = readFreePlaces(new URL(request.url).searchParams);
  return {
    page,
    production,
    sessions: sessions ?? [],
    areDatesMissing: sessions === null,
    guides,
    isFreeOnly,
    unknown,
  };
}
type Data = Awaited<ReturnType<typeof loadTour>>;

/** With an unknown filter, the page says so and its status is 400. */
export const loader = filteredLoader(loadTour);

export const handle: PageHandle<Data> = {
  parameters: freePlacesParameters,
  meta: ({ data: { page, isFreeOnly, unknown } }) => ({
    title: page.title,
    description: page.description,
    noIndex: unknown.length > 0,
    ...(isFreeOnly ? { canonical: educationPaths.touring } : {}),
  }),
};

export function Component() {
  const { page, production, sessions, areDatesMissing, guides, isFreeOnly, unknown } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  const free = sessions.filter(({ state }) => state === 'open');
  const shown = isFreeOnly ? free : sessions;
  return (
    <EducationLayout
      page={page}
      help="schools"
      head={
        <>
          {production && <TourDeadline production={production} sessions={sessions} />}
          <UnknownFilters
            unknown={unknown}
            labelOf={() => t('touring.filter')}
            all={{ to: educationPaths.touring, label: t('touring.seeAll') }}
          />
        </>
      }
    >
      <TitledSection id="municipios" title={t('touring.towns')}>
        <div className={styles.tour}>
          <div className={`${styles.aside} stays-in-view`}>
            <TourMap sessions={sessions} />
            {production && <ProductionItem production={production} isOnOwnPage />}
          </div>
          <div>
            {areDatesMissing ? (
              <MissingPart />
            ) : sessions.length === 0 ? (
              <EmptyState title={t('touring.noDates')}>{t('touring.noDatesText')}</EmptyState>
            ) : (
              <>
                {(isFreeOnly || free.length > 0) && (
                  <FreePlacesFilter isFreeOnly={isFreeOnly} dates={sessions.length} datesWithPlaces={free.length} />
                )}
                {shown.length === 0 ? (
                  <NoMatches
                    title={t('touring.none')}
                    all={{ to: educationPaths.touring, label: t('touring.seeAll') }}
                  />
                ) : (
                  <SessionList sessions={shown} />
                )}
              </>
            )}
          </div>
        </div>
      </TitledSection>
      <TitledSection id="como" title={t('touring.how')} tone="sunken">
        <TitledTexts
          parts={[...partsOf(page, 'inscripcion'), ...otherParts(page, ['inscripcion', 'pregunta'])]}
          lang={lang}
          level={3}
          after={
            guides?.length === 0 ? {} : { inscripcion: guides ? <Downloads documents={guides} /> : <MissingPart /> }
          }
        />
      </TitledSection>
      <PageQuestions page={page} />
    </EducationLayout>
  );
}
