import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useCopy } from '@ofgc/shared/clipboard/use-copy.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance, takesPlace } from '@ofgc/shared/domain/events/featured-performance.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { Share } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FactMenu } from './FactMenu.tsx';
import styles from './ShareConcert.module.css';

/** Shares the concert through the device's share sheet where it has one, otherwise by e-mail or as a copied link. */
export function ShareConcert({ event }: { event: Event }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const url = useSite().url + localisedPath(eventPath(event), locale);
  const [result, copy] = useCopy();
  const performance = featuredPerformance(event.performances);
  const date = formatDate(performance.startsAt, 'date', locale);
  const subject = takesPlace(performance) ? t('concert.share.subject', { title: event.title, date }) : event.title;
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(t('concert.share.body', { teaser: event.teaser, url }))}`;

  const openSheet = (click: MouseEvent) => {
    if (!navigator.share) return;
    click.preventDefault();
    // It rejects when the sheet is closed without sharing, which is no error.
    navigator.share({ title: subject, text: event.teaser, url }).catch(() => {});
  };

  return (
    <FactMenu icon={Share} label={t('concert.share.share')} onOpen={openSheet}>
      <ul className={styles.list}>
        <li>
          <SiteLink to={mail}>{t('concert.share.email')}</SiteLink>
        </li>
        <li>
          <button type="button" onClick={() => copy(url)}>
            {t('concert.share.copy')}
          </button>
        </li>
      </ul>
      <p role="status">{result && t(`concert.share.${result}`, { url })}</p>
    </FactMenu>
  );
}
