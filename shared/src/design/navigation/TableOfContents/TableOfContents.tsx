import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './TableOfContents.module.css';

export interface TableOfContentsProps {
  /** The parts of the page: ids of their headings, and their titles, with their language where it is not the page's. */
  parts: readonly { id: string; title: string; lang?: string | undefined }[];
}

/** The table of contents of a long page. With JavaScript the part in view is marked. */
export function TableOfContents({ parts }: TableOfContentsProps) {
  const { t } = useTranslation('shared');
  const headingId = useId();
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = parts.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-15% 0px -70% 0px' },
    );
    for (const heading of headings) watch.observe(heading);
    return () => watch.disconnect();
  }, [parts]);
  return (
    <nav className={styles.table} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('onThisPage')}</h2>
      <ol>
        {parts.map(({ id, title, lang }) => (
          <li key={id}>
            <SiteLink to={`#${id}`} lang={lang} aria-current={id === current ? 'true' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
