import { useSite } from '@ofgc/shared/contract';
import { newsPath } from '@ofgc/shared/design/event-path.ts';
import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useCopy } from '@ofgc/shared/design/use-copy.ts';
import type { News } from '@ofgc/shared/domain/news.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { Link2, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ShareArticle.module.css';

/** Passes an article on: by e-mail, or through the device's own sheet; where there is none, as a copied link. */
export function ShareArticle({ article }: { article: Pick<News, 'id' | 'slug' | 'title' | 'lead'> }) {
  const { t } = useTranslation('explore');
  const url = useSite().url + localisedPath(newsPath(article), useLocale());
  const [result, copy] = useCopy();
  const { title, lead } = article;
  const share = () => {
    if (!navigator.share) return copy(url);
    // Whoever closes the sheet without sharing has changed their mind: nothing to report.
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
