import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { NewsItem } from '@ofgc/shared/design/text/NewsItem/NewsItem.tsx';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import { useTranslation } from 'react-i18next';
import { newsInRows } from './news-per-page.ts';

interface NewsStoriesProps {
  articles: readonly News[];
  /** Whether this is the list's first page; later pages have no lead story. */
  isFirstPage: boolean;
}

/** The stories of one page of the news: the lead story, rows of three, and the older stories. */
export function NewsStories({ articles, isFirstPage }: NewsStoriesProps) {
  const { t } = useTranslation('explore');
  const lead = isFirstPage ? articles[0] : undefined;
  const others = lead ? articles.slice(1) : articles;
  const inRows = isFirstPage ? newsInRows.firstPage : newsInRows.laterPages;
  return (
    <>
      {lead && <NewsItem news={lead} size="lead" />}
      <Columns count={3}>
        {others.slice(0, inRows).map((article) => (
          <NewsItem key={article.id} news={article} />
        ))}
      </Columns>
      {others.length > inRows && (
        <>
          <SectionHead title={t('news.earlier')} isTight />
          <Columns count={2}>
            {others.slice(inRows).map((article) => (
              <NewsItem key={article.id} news={article} size="small" />
            ))}
          </Columns>
        </>
      )}
    </>
  );
}
