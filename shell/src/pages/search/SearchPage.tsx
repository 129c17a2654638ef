import { fetchSearch } from '@ofgc/shared/api-client/site/search.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { TermField } from '@ofgc/shared/design/forms/TermField/TermField.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { isOver } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { SearchAnswer, SearchKind, SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { longestTerm } from '@ofgc/shared/domain/search/search-limits.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { searchPath, searchResultsPath } from '@ofgc/shared/routes/site/search.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';
import { visibleText } from '@ofgc/shared/text/visible-text.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HighlightedText } from '../../frame/search/HighlightedText.tsx';
import styles from './SearchPage.module.css';

const kinds: readonly SearchKind[] = ['events', 'artists', 'works', 'pages', 'news', 'offers', 'documents'];

/** The number of results of each kind in a search of all kinds, and in a search restricted to one kind. */
const ofEach = 20;
const ofOne = 50;

const nothing: SearchAnswer = {
  data: [],
  meta: { term: '', total: 0, counts: {}, marks: [], alsoSearched: [], isPartial: false },
};

/** An empty term, also one of invisible signs only, sends no request. `tipo` restricts to one kind; an unknown one is ignored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const term = cut(
    visibleText(searchParams.get('term') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
    longestTerm,
  );
  const kind = kinds.find((one) => one === searchParams.get('tipo'));
  if (!term) return { term, kind, answer: nothing };
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
    kind: only,
    answer: { data, meta },
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const title = term ? t('search.resultsFor', { term }) : t('search.title');
  const ofAllKinds = Object.values(meta.counts).reduce((sum, count) => sum + count, 0);
  return (
    <Container className={styles.page}>
      <PageHead title={title} crumb={t('search.title')} />
      <form className={styles.form} role="search" action={localisedPath(searchPath, locale)}>
        <TermField key={term} label={t('search.question')} defaultValue={term} />
        <Button type="submit" size="field">
          {t('search.submit')}
        </Button>
      </form>
      <p role="status" className={styles.count} data-answer>
        {term && only && `${t(`search.kind.${only}`)}: `}
        {term
          ? t(meta.isPartial && meta.total > 0 ? 'search.someWords' : 'search.results', { count: meta.total })
          : t('search.hint')}
        {meta.alsoSearched && meta.alsoSearched.length > 0 && (
          <>
            {'. '}
            {t('search.alsoSearched', { names: meta.alsoSearched.join(' ') })}
          </>
        )}
      </p>
      {ofAllKinds > meta.total && (
        <ArrowLink to={searchResultsPath(term)}>{t('search.allKinds', { count: ofAllKinds })}</ArrowLink>
      )}
      {term && ofAllKinds === 0 && (
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

/** The results of one kind; concerts that are over stand under a heading of their own. */
function ResultGroup({ kind, results, meta: { term, counts, marks } }: ResultGroupProps) {
  const { t } = useTranslation('shell');
  const count = counts[kind] ?? results.length;
  const over = kind === 'events' ? results.filter(isOver) : [];
  const others = results.filter((result) => !over.includes(result));
  return (
    <section className={styles.group} aria-labelledby={`group-${kind}`}>
      <h2 id={`group-${kind}`}>
        {t(`search.kind.${kind}`)} <span className={styles.number}>{count}</span>
      </h2>
      {others.length > 0 && <ResultList results={others} marks={marks} />}
      {over.length > 0 && (
        <>
          <h3>{t('search.over')}</h3>
          <ResultList results={over} marks={marks} />
        </>
      )}
      {count > results.length && results.length < ofOne && (
        <ArrowLink to={searchResultsPath(term, kind)}>
          {t('search.allOfKind', { kind: t(`search.kind.${kind}`), count })}
        </ArrowLink>
      )}
      {count > ofOne && results.length === ofOne && <p>{t('search.firstOnes', { count: ofOne })}</p>}
    </section>
  );
}

/** What the date of a result says; that of a concert needs no words. */
const dateWords = {
  events: undefined,
  artists: undefined,
  pages: undefined,
  works: 'search.played',
  news: 'search.published',
  offers: 'search.published',
  documents: 'search.published',
} as const satisfies Record<SearchKind, string | undefined>;

function ResultList({ results, marks }: { results: SearchResult[]; marks: string[] }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const dateOf = (kind: SearchKind, date: string) => {
    const words = dateWords[kind];
    const day = formatDate(date, words === 'search.published' ? 'date' : 'full', locale);
    return words ? t(words, { date: day }) : day;
  };
  return (
    <ul>
      {results.map(({ kind, title, path, lang, date, state, snippet, snippetLang }) => (
        <li key={path + title}>
          <SiteLink className={styles.title} to={path} lang={foreignLang(lang, locale)}>
            <HighlightedText text={title} marks={marks} emphasis="underline" />
          </SiteLink>
          {date && (
            <p className={styles.date}>
              {dateOf(kind, date)} {state && <StateBadge state={state} />}
            </p>
          )}
          <p className={styles.snippet} lang={foreignLang(snippetLang, locale)}>
            <HighlightedText text={snippet} marks={marks} emphasis="underline" />
          </p>
        </li>
      ))}
    </ul>
  );
}
