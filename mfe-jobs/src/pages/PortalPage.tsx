import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { CreditedPhotograph } from '@ofgc/shared/design/picture/CreditedPhotograph.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { activeFilters } from '@ofgc/shared/filters/filters.ts';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { vacancyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import { EmptyVacancyList } from '../features/vacancies/EmptyVacancyList.tsx';
import { VacancyFilters } from '../features/filters/VacancyFilters.tsx';
import { VacancyList } from '../features/vacancies/VacancyList.tsx';
import { PortalGuide } from '../features/portal/PortalGuide.tsx';
import { ResultSummary } from '../features/filters/ResultSummary.tsx';
import { readVacancyFilters, selectNames } from '../features/filters/vacancy-filters.ts';
import { searchVacancies } from '../features/filters/search-vacancies.ts';
import { listedVacancy } from '../features/vacancies/listed-vacancy.ts';
import { sortByUrgency } from '../features/vacancies/vacancy-order.ts';
import { countByStatusGroup } from '../features/vacancies/vacancy-status-group.ts';
import styles from './PortalPage.module.css';

async function loadPortal({ context, params, request }: LoaderFunctionArgs) {
  const { api, locale, now } = context.get(pageContext);
  // A number is the address that a vacancy once had, not a family.
  if (params.family && /^\d{1,9}$/.test(params.family))
    throw redirect(localisedPath(vacancyPath({ id: Number(params.family) }), locale), 301);
  const asked = readVacancyFilters(new URL(request.url).searchParams, params.family);
  const [page, { found, filters, unknown }] = await Promise.all([
    fetchPage(api, jobsPath),
    searchVacancies(api, asked),
  ]);
  const { facets } = found.meta;
  if (params.family && unknown.some(({ name }) => name === 'puesto')) throw pageNotFound();
  const family = params.family ? (facets.family?.find(({ value }) => value === params.family)?.label ?? null) : null;
  const vacancies = sortByUrgency(found.data).map(listedVacancy);
  return { page, vacancies, facets, filters, unknown, family, now: now().toISOString() };
}
type Data = Awaited<ReturnType<typeof loadPortal>>;

/** With an unknown filter, the page says so and its status is 400. */
export const loader = filteredLoader(loadPortal);

export const handle: PageHandle<Data> = {
  parameters: selectNames,
  visitorParameters: ['texto'],
  meta: ({ data: { page, family, filters, unknown }, t }) => ({
    title: family ? t('portal.familyTitle', { family }) : page.title,
    description: family ? t('portal.familyDescription', { family }) : page.description,
    noIndex: unknown.length > 0 || filters.texto !== undefined || activeFilters(filters).length > 1,
  }),
};

export function Component() {
  const { page, vacancies, facets, filters, unknown, family, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation('jobs');
  const lang = foreignLang(page.lang, useLocale());
  const [photograph] = page.pictures ?? [];
  const isFiltered = activeFilters(filters).length > 0;
  // The family of the path is this page's own list, not a choice in it.
  const isWholeList = activeFilters(filters).length === (family === null ? 0 : 1);
  const hasOpen = countByStatusGroup(vacancies).open > 0;
  return (
    <Container className={styles.portal}>
      <PageHead
        title={family ? t('portal.familyTitle', { family }) : page.title}
        lang={family ? undefined : lang}
        trail={family ? [{ label: t('portal.title'), to: jobsPath }] : []}
        crumb={family ?? undefined}
        lead={<span lang={lang}>{page.lead}</span>}
      >
        <TranslationNotice lang={page.lang} />
      </PageHead>
      {photograph ? (
        <CreditedPhotograph picture={photograph} crop="band" sizes="100vw" isEager />
      ) : (
        <Drawing name="chairs" crop="band" palette="sand" alt={t('portal.drawing')} isEager />
      )}
      <UnknownFilters
        unknown={unknown}
        labelOf={(name) => t(`filter.${name}.label`)}
        all={{ to: jobsPath, label: t('portal.allVacancies') }}
      />
      <VacancyFilters filters={filters} facets={facets} />
      <div className={styles.results}>
        <ResultBar status={<ResultSummary vacancies={vacancies} />}>
          {isFiltered && (
            <ArrowLink to={jobsPath} preventScrollReset>
              {t('portal.allVacancies')}
            </ArrowLink>
          )}
        </ResultBar>
        <h2 className="visually-hidden">{t('portal.vacancies')}</h2>
        {vacancies.length > 0 && isWholeList && !hasOpen && <p>{t('portal.noneOpen')}</p>}
        {vacancies.length > 0 ? (
          <VacancyList vacancies={vacancies} now={now} />
        ) : (
          <EmptyVacancyList isFiltered={isFiltered} />
        )}
      </div>
      <PortalGuide page={page} />
      <PageHelp />
    </Container>
  );
}
