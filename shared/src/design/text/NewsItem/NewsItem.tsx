import { formatDate } from '../../../dates/format.ts';
import type { News } from '../../../domain/news/news.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { newsPath } from '../../../routes/news.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import styles from './NewsItem.module.css';

interface NewsItemProps {
  news: News;
  headingLevel?: HeadingLevel;
  /** The first of a list is large, the older ones are a line with a small picture. */
  size?: 'lead' | 'story' | 'small';
  /** Tells the year: lists that reach back. */
  hasYear?: boolean;
}

/** An article in a list: its drawing, day, category, title, first words. */
export function NewsItem({ news, headingLevel = 3, size = 'story', hasYear }: NewsItemProps) {
  const locale = useLocale();
  const lang = news.lang === locale ? undefined : news.lang;
  return (
    <article className={styles.item} data-size={size}>
      <Drawing {...news.drawing} crop={size === 'small' ? 'square' : 'wide'} />
      <div className={styles.words}>
        <p className="small soft">
          <time dateTime={news.publishedAt}>{formatDate(news.publishedAt, hasYear ? 'date' : 'short', locale)}</time> ·{' '}
          {news.category.name}
        </p>
        <Heading level={headingLevel} className={styles.title} lang={lang}>
          <CardLink to={newsPath(news)}>{news.title}</CardLink>
        </Heading>
        {size !== 'small' && (
          <p className={size === 'lead' ? styles.lead : 'small'} lang={lang}>
            {news.lead}
          </p>
        )}
      </div>
    </article>
  );
}
