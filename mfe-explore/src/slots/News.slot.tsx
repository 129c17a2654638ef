import { partIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchActiveAlert } from '@ofgc/shared/api-client/site/alerts.ts';
import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
import { defineSlot, type PageContext } from '@ofgc/shared/contract';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { NewsItem } from '@ofgc/shared/design/text/NewsItem/NewsItem.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { articlesPath } from '@ofgc/shared/routes/explore/news.ts';
import { useTranslation } from 'react-i18next';
import styles from './News.module.css';

const shown = 3;

/** The articles about the alert's event, which the home page leaves out because the alert tells it already. */
async function newsOfAlert(api: PageContext['api']): Promise<number[]> {
  const event = (await fetchActiveAlert(api))?.eventId;
  return event ? (await fetchNews(api, { event, perPage: shown })).data.map(({ id }) => id) : [];
}

function DrawnLatestNews({ data: [lead, ...others] }: { data: News[] }) {
  const { t } = useTranslation('explore');
  return (
    <Section aria-labelledby="noticias">
      <Container>
        <SectionHead id="noticias" title={t('news.title')} link={{ to: articlesPath, label: t('news.all') }} />
        <div className={styles.news}>
          {lead && <NewsItem news={lead} size="lead" />}
          {others.length > 0 && (
            <PhoneFold look="more" title={t('news.more', { count: others.length })}>
              <Columns count={2}>
                {others.map((news) => (
                  <NewsItem key={news.id} news={news} size="small" />
                ))}
              </Columns>
            </PhoneFold>
          )}
        </div>
      </Container>
    </Section>
  );
}

const LatestNews = cachedOnServer(DrawnLatestNews);

/** `home.news`: the three newest articles, the first large, across the home page. */
export const slot = defineSlot<News[]>({
  async load({ api, onMissing }) {
    const [{ data }, told] = await Promise.all([
      fetchNews(api, { perPage: 2 * shown }),
      partIfAny(newsOfAlert(api), onMissing),
    ]);
    const news = data.filter(({ id }) => !told?.includes(id)).slice(0, shown);
    return news.length > 0 ? news : null;
  },
  Component: LatestNews,
});
