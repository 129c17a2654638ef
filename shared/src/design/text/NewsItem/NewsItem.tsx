import { formatDate } from '../../../dates/format.ts';
import type { News } from '../../../domain/news/news.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { newsPath } from '../../../routes/news.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import styles from './NewsItem.module.css';

interface NewsItemProps {
  news: News;
  headingLevel?: HeadingLevel;
  /** The first of a list, set large. */
  isLead?: boolean;
  /** Tells the year: lists that reach back. */
  hasYear?: boolean;
}

/** An article in a list: day, category, title, first words. */
export function NewsItem({ news, headingLevel = 3, isLead, hasYear }: NewsItemProps) {
  const locale = useLocale();
  const lang = news.lang === locale ? undefined : news.lang;
  return (
    <article className={styles.item} data-lead={isLead ? '' : undefined}>
      <p className="small soft">
        <time dateTime={news.publishedAt}>{formatDate(news.publishedAt, hasYear ? 'date' : 'short', locale)}</time> ·{' '}
        {news.category.name}
      </p>
      <Heading level={headingLevel} className={styles.title} lang={lang}>
        <CardLink to={newsPath(news)}>{news.title}</CardLink>
      </Heading>
      <p className="small" lang={lang}>
        {news.lead}
      </p>
    </article>
  );
}
