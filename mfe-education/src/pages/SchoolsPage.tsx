import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchSchoolProductions, fetchSchoolSessions } from '@ofgc/shared/api-client/education/school-productions.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { SchoolYearFigures } from '../features/school-productions/SchoolYearFigures.tsx';
import { PastItemRows } from '../features/activities/PastItemRows.tsx';
import { ProductionItem } from '../features/school-productions/ProductionItem.tsx';
import { SessionList } from '../features/school-productions/SessionList.tsx';
import { TitledTexts } from '../features/page-parts/TitledTexts.tsx';
import { schoolYear, yearName } from '../features/school-productions/school-year.ts';
import styles from './SchoolsPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, productions, sessions, guides] = await Promise.all([
    fetchPage(api, educationPaths.schools),
    fetchSchoolProductions(api),
    dataIfAny(fetchSchoolSessions(api), onMissing),
    dataIfAny(fetchAllDocuments(api, { category: 'education', kind: 'guide' }), onMissing),
  ]);
  return { page, guides, areDatesMissing: sessions === null, ...schoolYear(productions.data, sessions ?? []) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page, course }, t, locale }) => ({
    title: course ? t('schools.pageTitle', { title: page.title, course: yearName(course, locale) }) : page.title,
    description: page.description,
  }),
};

export function Component() {
  const { page, guides, areDatesMissing, course, productions, running, before, sessions, figures } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  return (
    <EducationLayout
      page={page}
      help="schools"
      head={course && !areDatesMissing && <SchoolYearFigures figures={figures} />}
    >
      <TitledSection
        id="conciertos-escolares"
        title={course ? t('schools.year', { course: yearName(course, locale) }) : t('schools.noYear')}
        link={{ to: educationPaths.touring, label: t('schools.touring') }}
      >
        {course ? (
          <Productions productions={productions} />
        ) : (
          <EmptyState title={t('schools.none')}>{t('schools.noneText')}</EmptyState>
        )}
      </TitledSection>
      {running && (
        <TitledSection id="curso-actual" title={t('schools.year', { course: yearName(running.course, locale) })}>
          <Productions productions={running.productions} />
        </TitledSection>
      )}
      {(sessions.length > 0 || areDatesMissing) && (
        <TitledSection id="fechas" title={t('schools.dates')} tone="sunken">
          {areDatesMissing ? <MissingPart /> : <SessionList sessions={sessions} namesProduction />}
        </TitledSection>
      )}
      <FoldedSection id="area-de-centros" title={t('schools.area')}>
        <TitledTexts
          parts={page.sections}
          lang={lang}
          level={3}
          after={{ guias: guides ? <Downloads documents={guides} /> : <MissingPart /> }}
        />
      </FoldedSection>
      {before.length > 0 && (
        <FoldedSection id="anteriores" title={t('schools.before')} tone="sunken">
          <PastItemRows
            items={before.map(({ course: when, summary, music, ...production }) => ({
              ...production,
              when: yearName(when, locale),
              text: summary,
              note: music,
            }))}
          />
        </FoldedSection>
      )}
    </EducationLayout>
  );
}

function Productions({ productions }: Pick<Data, 'productions'>) {
  return (
    <ul className={styles.productions}>
      {productions.map((production) => (
        <li key={production.id}>
          <ProductionItem production={production} />
        </li>
      ))}
    </ul>
  );
}
