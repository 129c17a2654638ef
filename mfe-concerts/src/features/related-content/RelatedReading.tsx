import { formatDate } from '@ofgc/shared/dates/format.ts';
import { newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { RelatedContent } from './load-related-content.ts';
import { ReadingList } from './ReadingList.tsx';
import { recordingItem } from './recording-item.ts';

export type ReadingProps = Pick<RelatedContent, 'news' | 'recordings'>;

/** News and recordings. */
export function RelatedReading({ news, recordings }: ReadingProps) {
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
    <section aria-labelledby="contenido-relacionado">
      <SectionFold id="contenido-relacionado" title={t('concert.reading.title')}>
        <ReadingList items={items} />
      </SectionFold>
    </section>
  );
}
