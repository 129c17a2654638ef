import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { Photograph } from '@ofgc/shared/design/picture/Photograph.tsx';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { TicketChoice } from '@ofgc/shared/design/concerts/TicketAction/TicketChoice.tsx';
import { featuredPerformance, isOver } from '@ofgc/shared/domain/events/featured-performance.ts';
import { creditLine } from '@ofgc/shared/labels/credit-line.ts';
import { fullPriceLabel } from '@ofgc/shared/labels/price-label.ts';
import { programmeLine } from '@ofgc/shared/labels/programme-line.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useEventNow } from '@ofgc/shared/hydration/use-performances-now.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import styles from './QuickViewContent.module.css';

/** The quick view of a concert: date, venue, performers, price, and a link to buy. */
export function QuickViewContent({ event: fetched }: { event: EventSummary }) {
  const { t } = useTranslation('shell');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  const event = useEventNow(fetched);
  const ahead = event.performances.filter((one) => !isOver(one));
  const performances = ahead.length ? ahead : event.performances;
  const [photograph] = event.pictures ?? [];
  const halls = performances.map(({ status, hall }) =>
    status === 'movedOnline' ? t('event.online') : `${hall.venue} · ${hall.name}`,
  );
  const facts = [
    [t('event.where'), [...new Set(halls)].join(', ')],
    [t('event.performers'), creditLine(event.credits, tShared, 4)],
    [t('event.programme'), programmeLine(event.programme, tShared)],
    [t('event.price'), fullPriceLabel(featuredPerformance(performances).price, locale, tShared)],
  ].filter(([, text]) => text);

  return (
    <div className={styles.view}>
      <div className={styles.poster}>
        {photograph ? (
          <Photograph picture={photograph} crop="card" sizes="(min-width: 750px) 20rem, 40vw" />
        ) : (
          <ProgrammePoster event={posterEvent(event)} mode={event.canceled ? 'muted' : 'day'} isDecorative />
        )}
      </div>
      <div className={styles.text}>
        <p lang={foreignLang(event.lang, locale)}>{event.teaser}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('event.when')}</dt>
            {performances.map(({ id, startsAt, state, previousStartsAt, saleFrom }) => (
              <dd key={id} className={styles.date}>
                <time dateTime={startsAt}>
                  {formatDate(startsAt, 'day', locale)}, {formatDate(startsAt, 'time', locale)}
                </time>
                <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />
              </dd>
            ))}
          </div>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <TicketChoice event={event} performances={event.performances} />
          <ArrowLink to={eventPath(event)}>{t('event.details')}</ArrowLink>
        </div>
      </div>
    </div>
  );
}
