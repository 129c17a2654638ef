import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { TitledBlock } from '@ofgc/shared/design/layout/TitledBlock/TitledBlock.tsx';
import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { NewsItem } from '@ofgc/shared/design/text/NewsItem/NewsItem.tsx';
import type { BlockSlotProps } from '@ofgc/shared/domain/content-pages/block-slot.ts';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';

type Props = BlockSlotProps<'news'>;

interface Data extends Pick<Props, 'title' | 'headingLevel'> {
  news: News[];
}

/** `block.news`: the newest articles, or those of one category. */
export const slot = defineSlot<Data, Props>({
  async load({ api }, { title, headingLevel, category, count }) {
    const { data: news } = await fetchNews(api, { category, perPage: count });
    return news.length > 0 ? { title, headingLevel, news } : null;
  },
  Component: NewsList,
});

function NewsList({ data: { title, headingLevel, news } }: { data: Data }) {
  const itemLevel = title ? (Math.min(headingLevel + 1, 5) as HeadingLevel) : headingLevel;
  return (
    <TitledBlock title={title} headingLevel={headingLevel}>
      <Columns count={3}>
        {news.map((article) => (
          <NewsItem key={article.id} news={article} headingLevel={itemLevel} />
        ))}
      </Columns>
    </TitledBlock>
  );
}
