import { formatDate } from '@ofgc/shared/dates/format.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { composerLine } from '@ofgc/shared/labels/programme-line.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { ArtistRows } from './ArtistRows.tsx';

interface PastConcertsProps {
  concerts: readonly {
    event: Pick<EventSummary, 'id' | 'slug' | 'title' | 'lang' | 'programme'>;
    /** An instant, ISO 8601. */
    startsAt: string;
  }[];
}

/** An artist's past concerts, a line each: day, title, composers. */
export function PastConcerts({ concerts }: PastConcertsProps) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  if (concerts.length === 0) return null;
  return (
    <section aria-labelledby="anteriores">
      <SectionHead id="anteriores" title={t('artist.past', { count: concerts.length })} isTight />
      <ArtistRows
        rows={concerts.map(({ event, startsAt }) => ({
          id: event.id,
          first: <time dateTime={startsAt}>{formatDate(startsAt, 'date', locale)}</time>,
          title: event.title,
          to: eventPath(event),
          lang: event.lang,
          last: composerLine(event.programme),
        }))}
      />
    </section>
  );
}
