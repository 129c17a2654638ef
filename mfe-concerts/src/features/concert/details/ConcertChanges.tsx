import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertDetails.module.css';

/** What has changed since the concert was announced, with dates. */
export function ConcertChanges({ event }: { event: Event }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const lang = foreignLang(event.lang, locale);
  return (
    <Details summary={t('concert.details.changes')} id="cambios">
      <dl className={styles.list}>
        {event.changes.map(({ at, kind, text }) => (
          <div key={`${at} ${text}`}>
            <dt>
              <time dateTime={at}>{formatDate(at, 'date', locale)}</time>
              {' · '}
              {t(`concert.details.change.${kind}`)}
            </dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
