import { formatDate } from '@ofgc/shared/dates/format.ts';
import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import type { OfficeConcert } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { previousStart } from '@ofgc/shared/labels/previous-start.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from './ConcertPreview.module.css';

/** The last saved version as the site shows it in each language. */
export function ConcertPreview({ concert: { preview, isDraft, waiting } }: { concert: OfficeConcert }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <Panel title={t('alerts.preview')}>
      <p>{t(isDraft ? 'concerts.previewDraft' : 'concerts.previewShown')}</p>
      {waiting > 0 && <p>{t('concerts.waiting', { count: waiting })}</p>}
      <ul className={styles.lines}>
        {preview[locale].performances.map(({ id, startsAt, state, previousStartsAt, saleFrom, hall }) => (
          <li key={id}>
            <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />{' '}
            {formatMoment(startsAt, 'full', locale)} · {hall.venue} · {hall.name}{' '}
            {previousStartsAt && <s>{previousStart(previousStartsAt, startsAt, locale)}</s>}
          </li>
        ))}
      </ul>
      {locales.map((each) => (
        <LanguagePreview key={each} locale={each} event={preview[each]} />
      ))}
      <SiteLink to={eventPath(preview.es)}>{t('concerts.onSite')}</SiteLink>
    </Panel>
  );
}

function LanguagePreview({ locale, event }: { locale: Locale; event: OfficeConcert['preview'][Locale] }) {
  const [newest] = event.changes;
  const works = event.programme.flatMap((item) => (item.kind === 'work' ? [`${item.composer}: ${item.title}`] : []));
  return (
    <article className={styles.preview} lang={locale}>
      <h3>{event.title}</h3>
      <p>{event.credits.map(({ name, part }) => (part ? `${name}, ${part}` : name)).join(' · ')}</p>
      <p>{works.join(' · ')}</p>
      {newest && (
        <p className={styles.change}>
          <b>{formatDate(newest.at, 'date', locale)}</b> {newest.text}
        </p>
      )}
      {event.stateNote && <Html html={event.stateNote} lang={locale} />}
    </article>
  );
}
