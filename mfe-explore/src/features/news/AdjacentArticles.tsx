import type { Article } from '@ofgc/shared/domain/news/news.schema.ts';
import { newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './AdjacentArticles.module.css';

/** Links to the articles published before and after an article. */
export function AdjacentArticles({ newer, older }: Pick<Article, 'newer' | 'older'>) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  if (!newer && !older) return null;
  const links = [
    { news: older, rel: 'prev', label: t('article.older') },
    { news: newer, rel: 'next', label: t('article.newer') },
  ];
  return (
    <nav className={styles.articles} aria-label={t('article.others')}>
      {links.map(
        ({ news, rel, label }) =>
          news && (
            <p key={rel} data-rel={rel}>
              <span className="small soft">{label}</span>
              <SiteLink to={newsPath(news)} rel={rel} lang={foreignLang(news.lang, locale)}>
                {news.title}
              </SiteLink>
            </p>
          ),
      )}
    </nav>
  );
}
