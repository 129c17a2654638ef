import { fetchAllDocuments } from '@ofgc/shared/api-client/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { fetchSchoolProductions, fetchSchoolSessions } from '@ofgc/shared/api-client/schools.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextColumns } from '../features/layout/TextColumns.tsx';
import { FilterLinks } from '../features/filters/FilterLinks.tsx';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { PagePartSection } from '../features/layout/PagePartSection.tsx';
import { ProductionItem } from '../features/schools/ProductionItem.tsx';
import { SessionList } from '../features/schools/SessionList.tsx';
import { TitledTexts } from '../features/layout/TitledTexts.tsx';
import { TourDeadline } from '../features/touring/TourDeadline.tsx';
import { TourMap } from '../features/touring/TourMap.tsx';
import { otherParts, partsOf } from '../features/layout/page-parts.ts';
import { paths } from '../features/addresses/education-paths.ts';
import styles from './TouringPage.module.css';

/** `?plazas=libres` shows only the dates that have places left. */
const freeOnly = 'libres';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [page, productions] = await Promise.all([
    fetchPage(api, paths.touring),
    fetchSchoolProductions(api, { kind: 'touring' }),
  ]);
  const production = productions.data[0] ?? null;
  const [sessions, guides] = await Promise.all([
    production && fetchSchoolSessions(api, { production: production.slug }),
    production?.event && fetchAllDocuments(api, { event: production.event.id }),
  ]);
  return {
    page,
    production,
    sessions: sessions?.data ?? [],
    guides: guides?.data ?? [],
    isFreeOnly: new URL(request.url).searchParams.get('plazas') === freeOnly,
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page, isFreeOnly } }) => ({
    title: page.title,
    description: page.description,
    ...(isFreeOnly ? { canonical: paths.touring } : {}),
  }),
};

export function Component() {
  const { page, production, sessions, guides, isFreeOnly } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = page.lang === useLocale() ? undefined : page.lang;
  const free = sessions.filter(({ state }) => state === 'open');
  const shown = isFreeOnly ? free : sessions;
  return (
    <EducationLayout
      page={page}
      help="schools"
      head={production && <TourDeadline production={production} sessions={sessions} />}
    >
      <PagePartSection id="municipios" title={t('touring.towns')}>
        <div className={styles.tour}>
          <div className={styles.aside}>
            <TourMap sessions={sessions} />
            {production && <ProductionItem production={production} isOnOwnPage />}
          </div>
          <div>
            <FilterLinks
              label={t('touring.filter')}
              links={[
                { to: paths.touring, label: t('touring.all'), count: sessions.length, isCurrent: !isFreeOnly },
                {
                  to: `${paths.touring}?plazas=${freeOnly}`,
                  label: t('touring.free'),
                  count: free.length,
                  isCurrent: isFreeOnly,
                },
              ]}
            />
            <p className="visually-hidden" role="status">
              {t('touring.count', { count: shown.length })}
            </p>
            <SessionList sessions={shown} />
          </div>
        </div>
      </PagePartSection>
      <PagePartSection id="como" title={t('touring.how')} tone="sunken">
        <TitledTexts
          parts={[...partsOf(page, 'inscripcion'), ...otherParts(page, ['inscripcion', 'pregunta'])]}
          lang={lang}
          level={3}
          after={guides.length > 0 ? { inscripcion: <Downloads documents={guides} /> } : {}}
        />
      </PagePartSection>
      <PagePartSection id="preguntas" title={t('questions')}>
        <TextColumns parts={partsOf(page, 'pregunta')} lang={lang} />
      </PagePartSection>
    </EducationLayout>
  );
}
