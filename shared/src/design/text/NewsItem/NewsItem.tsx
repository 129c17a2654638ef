import { formatDate } from '../../../dates/format.ts';
import type { News } from '../../../domain/news/news.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import { newsPath } from '../../../routes/explore/news.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { Photograph } from '../../picture/Photograph.tsx';
import { CardLink } from '../../navigation/CardLink/CardLink.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import styles from './NewsItem.module.css';

interface NewsItemProps {
  news: News;
  headingLevel?: HeadingLevel;
  /** The first of a list is large, older ones are a line with a small picture. */
  size?: 'lead' | 'story' | 'small';
}

/** The width of the picture (`sizes`). */
const sizes = {
  lead: '(min-width: 1000px) 55vw, 100vw',
  story: '(min-width: 1000px) 30vw, (min-width: 750px) 45vw, 100vw',
  small: '6rem',
};

/** An article in a list: photograph or drawing, day, category, title, beginning of the text. */
export function NewsItem({ news, headingLevel = 3, size = 'story' }: NewsItemProps) {
  const locale = useLocale();
  const lang = foreignLang(news.lang, locale);
  const crop = size === 'small' ? 'square' : 'wide';
  const [photograph] = news.pictures ?? [];
  return (
    <article className={styles.item} data-size={size}>
      {photograph ? (
        <Photograph picture={photograph} crop={crop} sizes={sizes[size]} />
      ) : (
        <Drawing {...news.drawing} crop={crop} />
      )}
      <div className={styles.words}>
        <p className="small soft">
          <time dateTime={news.publishedAt}>{formatDate(news.publishedAt, 'date', locale)}</time>
          {'\u00A0· '}
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
