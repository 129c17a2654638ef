import { fetchSearch } from '@ofgc/shared/api-client/search.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Button } from '@ofgc/shared/design/Button/Button.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { Field } from '@ofgc/shared/design/Field/Field.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import type { SearchKind, SearchResult } from '@ofgc/shared/domain/search.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from './SearchPage.module.css';

/** In the order in which visitors want them: what can be heard first. */
const kinds: readonly SearchKind[] = ['events', 'artists', 'works', 'news', 'pages', 'offers', 'documents'];
const longestTerm = 200;

/** An empty term asks nothing of the server (specification §5). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const term = (new URL(request.url).searchParams.get('term') ?? '').trim().slice(0, longestTerm);
  return { term, results: term ? (await fetchSearch(context.get(pageContext).api, { term, perKind: 20 })).data : [] };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data, t }) => ({
    title: data.term ? t('search.resultsFor', { term: data.term }) : t('search.title'),
    description: t('search.description'),
    canonical: '/buscar',
    noIndex: true,
  }),
};

export function Component() {
  const { term, results } = useLoaderData<typeof loader>();
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const title = term ? t('search.resultsFor', { term }) : t('search.title');
  return (
    <Container className={styles.page}>
      <PageHead title={title} crumb={t('search.title')} />
      <form className={styles.form} role="search" action={localisedPath('/buscar', locale)}>
        <Field
          key={term}
          name="term"
          label={t('search.question')}
          type="search"
          defaultValue={term}
          maxLength={longestTerm}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      <p role="status" className={styles.count}>
        {term ? t('search.results', { count: results.length }) : t('search.hint')}
      </p>
      {term && results.length === 0 && (
        <Empty title={t('search.nothing', { term })}>
          <p>{t('search.nothingAdvice')}</p>
          <ArrowLink to="/conciertos-entradas/eventos">{t('link.calendar')}</ArrowLink>
          <ArrowLink to="/sobre-ofgc/contacto">{t('link.contact')}</ArrowLink>
        </Empty>
      )}
      {kinds.map((kind) => (
        <ResultGroup key={kind} kind={kind} results={results.filter((result) => result.kind === kind)} />
      ))}
    </Container>
  );
}

function ResultGroup({ kind, results }: { kind: SearchKind; results: SearchResult[] }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  if (results.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`group-${kind}`}>
      <h2 id={`group-${kind}`}>
        {t(`search.kind.${kind}`)} <span className={styles.number}>{results.length}</span>
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.path + result.title} lang={result.lang === locale ? undefined : result.lang}>
            <SiteLink className={styles.title} to={result.path}>
              {result.title}
            </SiteLink>
            {result.date && <p className={styles.date}>{formatDate(result.date, 'full', locale)}</p>}
            <p className={styles.snippet}>{result.snippet}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
