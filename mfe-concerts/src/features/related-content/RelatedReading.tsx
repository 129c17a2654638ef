import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { RelatedContent } from './load-related-content.ts';
import { ReadingList } from './ReadingList.tsx';
import { recordingItem } from './recording-item.ts';

/** Guides, news and recordings that belong to a concert. */
export function RelatedReading({ related: { news, recordings, documents } }: { related: RelatedContent }) {
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
    ...recordings.map((recording) => recordingItem(recording, t)),
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
          <SectionFold id="contenido-relacionado" title={t('concert.reading.title')}>
            <ReadingList items={items} />
          </SectionFold>
        </section>
      )}
    </>
  );
}
