import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { PhotographRow } from '@ofgc/shared/design/picture/PhotographRow.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertSynopsis.module.css';

export interface ConcertSynopsisProps {
  event: Event;
  locale: Locale;
}

/** The teaser, the text about the evening, its photographs. */
export function ConcertSynopsis({ event, locale }: ConcertSynopsisProps) {
  const { t } = useTranslation('concerts');
  const lang = foreignLang(event.lang, locale);
  return (
    <section aria-labelledby="sinopsis">
      <SectionHead id="sinopsis" title={t('concert.synopsis.title')} />
      <div className={styles.synopsis}>
        <Lead lang={lang}>{event.teaser}</Lead>
        <Html html={event.synopsis} lang={lang} />
        <PhotographRow pictures={event.pictures ?? []} />
      </div>
    </section>
  );
}
