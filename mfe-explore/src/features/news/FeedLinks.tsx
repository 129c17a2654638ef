import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { newsFeedPath } from '@ofgc/shared/routes/explore/news.ts';
import { useTranslation } from 'react-i18next';
import styles from './FeedLinks.module.css';

/** Links to both feeds of a list, for feed readers. */
export function FeedLinks({ category }: { category?: string | undefined }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  return (
    <p className={styles.feeds}>
      {t('news.follow')}{' '}
      <SiteLink to={localisedPath(newsFeedPath('rss.xml', category), locale)} isDocument>
        RSS
      </SiteLink>{' '}
      <SiteLink to={localisedPath(newsFeedPath('feed.json', category), locale)} isDocument>
        JSON Feed
      </SiteLink>
    </p>
  );
}
