import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchPressNotes } from '@ofgc/shared/api-client/explore/press-notes.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { FilterLinks } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { NoMatches } from '@ofgc/shared/design/feedback/EmptyState/NoMatches.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { listParameters } from '@ofgc/shared/filters/redirect-respelled.ts';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { pressNoteListPath, pressNotesPath, pressNotesPerPage } from '@ofgc/shared/routes/explore/press-notes.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { facetLinks } from '../features/filters/facet-links.ts';
import { listPageMeta } from '../features/filters/list-page-meta.ts';
import { Pagination } from '../features/filters/Pagination.tsx';
import { searchByYear } from '../features/filters/search-by-year.ts';
import { isKitPart } from '../features/press/kit-parts.ts';
import { upcomingPosters } from '../features/press/upcoming-posters.ts';
import { PressKit } from '../features/press/PressKit.tsx';
import { PressNoteList } from '../features/press/PressNoteList.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './PressPage.module.css';

async function loadPress({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, { found, filters, unknown }, documents, coming] = await Promise.all([
    fetchPage(api, pressNotesPath),
    searchByYear(request, (query) => fetchPressNotes(api, { ...query, perPage: pressNotesPerPage })),
    dataIfAny(fetchAllDocuments(api, { path: pressNotesPath }), onMissing),
    dataIfAny(fetchAllEvents(api, { when: 'upcoming' }), onMissing),
  ]);
  return {
    page,
    notes: found,
    documents,
    posters: coming && upcomingPosters(coming),
    year: filters.anio,
    unknown,
  };
}
type Data = Awaited<ReturnType<typeof loadPress>>;

/** With an unknown year, the page says so and its status is 400. */
export const loader = filteredLoader(loadPress);

export const handle: PageHandle<Data> = {
  parameters: listParameters,
  meta: ({ data: { page, notes, year, unknown }, t }) => ({
    ...listPageMeta(
      {
        title: page.title,
        meta: notes.meta,
        isFiltered: year !== undefined,
        pathOf: (number) => pressNoteListPath({ page: number }),
      },
      t,
    ),
    description: page.description,
    noIndex: unknown.length > 0,
  }),
};

export function Component() {
  const {
    page,
    notes: { data: notes, meta },
    documents,
    posters,
    year,
    unknown,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const service = page.sections.filter((part) => !isKitPart(part));
  return (
    <>
      <Container className={styles.page}>
        <ContentHead page={page} trail={[{ label: t('explore'), to: explorePath }]}>
          <p className={styles.ways}>
            <ArrowLink to="#medios">{t('press.forMedia')}</ArrowLink>
            <ArrowLink to="#material">{t('press.kit')}</ArrowLink>
          </p>
        </ContentHead>
        <TranslationNotice lang={page.lang} />
        <section aria-labelledby="notas" className={styles.list}>
          <h2 id="notas" className="visually-hidden">
            {t('press.list')}
          </h2>
          <UnknownFilters
            unknown={unknown}
            labelOf={() => t('year.label')}
            all={{ to: pressNotesPath, label: t('press.showAll') }}
          />
          <FilterLinks
            label={t('year.label')}
            links={facetLinks({
              all: t('year.all'),
              options: meta.facets.year,
              selected: year,
              pathOf: (value) => pressNoteListPath({ year: value }),
            })}
          />
          <ResultBar status={t('press.count', { count: meta.total })} />
          {notes.length === 0 ? (
            <NoMatches title={t('press.none')} all={{ to: pressNotesPath, label: t('press.showAll') }} />
          ) : (
            <PressNoteList notes={notes} />
          )}
          <Pagination meta={meta} pathOf={(number) => pressNoteListPath({ year, page: number })} />
        </section>
      </Container>
      <FoldedSection tone="sunken" id="medios" title={t('press.forMedia')}>
        <Columns count={3}>
          {service.map(({ anchor, title, html }) => (
            <div key={anchor} className={styles.service}>
              <h3 id={anchor} lang={lang}>
                {title}
              </h3>
              <Html html={html} lang={lang} />
            </div>
          ))}
        </Columns>
      </FoldedSection>
      <PressKit parts={page.sections.filter(isKitPart)} documents={documents} posters={posters} lang={lang} />
      <Container className={styles.help}>
        <PageHelp topic="press" />
      </Container>
    </>
  );
}
