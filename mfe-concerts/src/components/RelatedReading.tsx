import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Columns } from '@ofgc/shared/design/Columns/Columns.tsx';
import { Downloads } from '@ofgc/shared/design/Downloads/Downloads.tsx';
import { NewsItem } from '@ofgc/shared/design/NewsItem/NewsItem.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { Related } from '../concert/find-related.ts';
import styles from './RelatedReading.module.css';

/** What to read and to hear beside a concert: its guides, its news, recordings of its music. Nothing where there is none. */
export function RelatedReading({ related: { news, albums, documents } }: { related: Related }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <>
      {documents.length > 0 && (
        <section aria-labelledby="guias">
          <SectionHead id="guias" title={t('concert.guides.title')} isTight />
          <Downloads documents={documents} />
        </section>
      )}
      {news.length + albums.length > 0 && (
        <section aria-labelledby="contenido-relacionado">
          <SectionHead id="contenido-relacionado" title={t('concert.reading.title')} isTight />
          <Columns count={2}>
            {news.map((article) => (
              <NewsItem key={article.id} news={article} hasYear />
            ))}
            {albums.map(({ id, title, year, label, performers, lang }) => (
              <article key={id} className={styles.album}>
                <p className="small soft">{t('concert.reading.recording', { label, year })}</p>
                <h3 lang={lang === locale ? undefined : lang}>{title}</h3>
                <p className="small">{performers}</p>
                <ArrowLink to="/explora/discografia#albumes">{t('concert.reading.listen')}</ArrowLink>
              </article>
            ))}
          </Columns>
        </section>
      )}
    </>
  );
}
