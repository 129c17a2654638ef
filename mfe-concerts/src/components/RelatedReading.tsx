import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Downloads } from '@ofgc/shared/design/Downloads/Downloads.tsx';
import { newsPath } from '@ofgc/shared/design/event-path.ts';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import { WholeLink } from '@ofgc/shared/design/WholeLink/WholeLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { Related } from '../concert/find-related.ts';
import styles from './RelatedReading.module.css';

/** What to read and to hear beside a concert: its guides, its news, recordings of its music. Nothing where there is none. */
export function RelatedReading({ related: { news, albums, documents } }: { related: Related }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const items = [
    ...news.map(({ id, slug, publishedAt, category, title, lead, lang }) => ({
      to: newsPath({ id, slug }),
      about: `${formatDate(publishedAt, 'date', locale)} · ${category.name}`,
      title,
      text: lead,
      lang,
    })),
    ...albums.map(({ title, year, label, performers, lang }) => ({
      to: '/explora/discografia#albumes',
      about: t('concert.reading.recording', { label, year }),
      title,
      text: performers,
      lang,
    })),
  ];
  return (
    <>
      {documents.length > 0 && (
        <section aria-labelledby="guias">
          <SectionHead id="guias" title={t('concert.guides.title')} isTight />
          <Downloads documents={documents} />
        </section>
      )}
      {items.length > 0 && (
        <section aria-labelledby="contenido-relacionado">
          <SectionHead id="contenido-relacionado" title={t('concert.reading.title')} isTight />
          <ul className={styles.items}>
            {items.map(({ to, about, title, text, lang }) => (
              <li key={to + title} className={styles.item}>
                <p className="small soft">{about}</p>
                <h3 lang={lang === locale ? undefined : lang}>
                  <WholeLink to={to}>{title}</WholeLink>
                </h3>
                <p className="small" lang={lang === locale ? undefined : lang}>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
