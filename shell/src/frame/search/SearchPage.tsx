import { fetchSearch } from '@ofgc/shared/api-client/site/search.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import type { SearchAnswer, SearchKind, SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { longestTerm } from '@ofgc/shared/domain/search/search-limits.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { searchPath, searchResultsPath } from '@ofgc/shared/routes/site/search.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HighlightedText } from './HighlightedText.tsx';
import styles from './SearchPage.module.css';
import { TermField } from './TermField.tsx';

const kinds: readonly SearchKind[] = ['events', 'artists', 'works', 'pages', 'news', 'offers', 'documents'];

/** The number of results of each kind in a search of all kinds, and in a search restricted to one kind. */
const ofEach = 20;
const ofOne = 50;

const nothing: SearchAnswer = { data: [], meta: { term: '', total: 0, counts: {}, marks: [], isPartial: false } };

/** An empty term sends no request. `tipo` restricts to one kind; an unknown one is ignored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const term = (searchParams.get('term') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestTerm);
  const kind = kinds.find((one) => one === searchParams.get('tipo'));
  if (!term) return { term, kind, answer: nothing };
  const { api } = context.get(pageContext);
  return { term, kind, answer: await fetchSearch(api, { term, kind, perKind: kind ? ofOne : ofEach }) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  visitorParameters: ['term', 'tipo'],
  meta: ({ data, t }) => ({
    title: data.term ? t('search.resultsFor', { term: data.term }) : t('search.title'),
    description: t('search.description'),
    canonical: searchPath,
    noIndex: true,
  }),
};

export function Component() {
  const {
    term,
    answer: { data, meta },
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const title = term ? t('search.resultsFor', { term }) : t('search.title');
  return (
    <Container className={styles.page}>
      <PageHead title={title} crumb={t('search.title')} />
      <form className={styles.form} role="search" action={localisedPath(searchPath, locale)}>
        <TermField key={term} label={t('search.question')} defaultValue={term} />
        <Button type="submit" size="field">
          {t('search.submit')}
        </Button>
      </form>
      <p role="status" className={styles.count}>
        {term
          ? t(meta.isPartial && meta.total > 0 ? 'search.someWords' : 'search.results', { count: meta.total })
          : t('search.hint')}
      </p>
      {term && data.length === 0 && (
        <EmptyState title={t('search.nothing', { term })}>
          <p>{t('search.nothingAdvice')}</p>
          <p className={styles.ways}>
            <ArrowLink to={eventsPath}>{t('link.calendar')}</ArrowLink>
            <ArrowLink to={contactPath}>{t('link.contact')}</ArrowLink>
          </p>
        </EmptyState>
      )}
      {[...new Set(data.map(({ kind }) => kind))].map((kind) => (
        <ResultGroup key={kind} kind={kind} results={data.filter((result) => result.kind === kind)} meta={meta} />
      ))}
    </Container>
  );
}

interface ResultGroupProps {
  kind: SearchKind;
  results: SearchResult[];
  meta: SearchAnswer['meta'];
}

function ResultGroup({ kind, results, meta: { term, counts, marks } }: ResultGroupProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  if (results.length === 0) return null;
  const count = counts[kind] ?? results.length;
  const langIfOther = (lang: Locale) => (lang === locale ? undefined : lang);
  return (
    <section className={styles.group} aria-labelledby={`group-${kind}`}>
      <h2 id={`group-${kind}`}>
        {t(`search.kind.${kind}`)} <span className={styles.number}>{count}</span>
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.path + result.title}>
            <SiteLink className={styles.title} to={result.path} lang={langIfOther(result.lang)}>
              <HighlightedText text={result.title} marks={marks} emphasis="underline" />
            </SiteLink>
            {result.date && (
              <p className={styles.date}>
                {formatDate(result.date, 'full', locale)} {result.state && <StateBadge state={result.state} />}
              </p>
            )}
            <p className={styles.snippet} lang={langIfOther(result.snippetLang)}>
              <HighlightedText text={result.snippet} marks={marks} emphasis="underline" />
            </p>
          </li>
        ))}
      </ul>
      {count > results.length && results.length < ofOne && (
        <ArrowLink to={searchResultsPath(term, kind)}>
          {t('search.allOfKind', { kind: t(`search.kind.${kind}`), count })}
        </ArrowLink>
      )}
    </section>
  );
}
