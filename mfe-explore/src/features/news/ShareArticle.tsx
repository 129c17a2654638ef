import { useSite } from '@ofgc/shared/contract';
import { newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useCopy } from '@ofgc/shared/clipboard/use-copy.ts';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { Link2, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ShareArticle.module.css';

/** Shares an article by e-mail or through the device's share sheet; on devices without a share sheet, the link is copied. */
export function ShareArticle({ article }: { article: Pick<News, 'id' | 'slug' | 'title' | 'lead'> }) {
  const { t } = useTranslation('explore');
  const url = useSite().url + localisedPath(newsPath(article), useLocale());
  const [result, copy] = useCopy();
  const { title, lead } = article;
  const share = () => {
    if (!navigator.share) return copy(url);
    // The promise is rejected when the visitor closes the sheet without sharing, which is no error.
    navigator.share({ title, text: lead, url }).catch(() => {});
  };
  return (
    <div className={styles.share}>
      <SiteLink
        to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(t('share.body', { lead, url }))}`}
      >
        <Icon of={Mail} /> {t('share.email')}
      </SiteLink>
      <button type="button" onClick={share}>
        <Icon of={Link2} /> {t('share.share')}
      </button>
      <p role="status">{result && t(`share.${result}`, { url })}</p>
    </div>
  );
}
