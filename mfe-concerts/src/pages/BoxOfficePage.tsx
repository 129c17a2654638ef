import { fetchSubscription } from '@ofgc/shared/api-client/subscriptions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { eventPath } from '@ofgc/shared/design/event-path.ts';
import { FactBox } from '@ofgc/shared/design/FactBox/FactBox.tsx';
import { Notice } from '@ofgc/shared/design/Notice/Notice.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { Prices } from '@ofgc/shared/design/Prices/Prices.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import { StateBadge } from '@ofgc/shared/design/StateBadge/StateBadge.tsx';
import { fullPriceWords } from '@ofgc/shared/design/words/price-words.ts';
import type { Event, Performance } from '@ofgc/shared/domain/event.schema.ts';
import type { SubscriptionDetail } from '@ofgc/shared/domain/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { calendarAddress } from '../features/calendar-filters/calendar-query.ts';
import { SubscriptionOrder } from '../features/box-office/SubscriptionOrder.tsx';
import { loadPerformance } from '../features/events/load-performance.ts';
import styles from './BoxOfficePage.module.css';

interface Data {
  sought: {
    event: Pick<Event, 'id' | 'slug' | 'title' | 'lang' | 'price' | 'priceZones'>;
    performance: Performance;
  } | null;
  /** The one that the address names, where it names a subscription. */
  subscription: SubscriptionDetail | null;
  /** Whether the address names anything at all. */
  isAsked: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name)?.trim() ?? '';
  const nothing: Data = { sought: null, subscription: null, isAsked: false };
  const wanted = asked('subscription');
  if (wanted) return data<Data>({ ...nothing, subscription: await fetchSubscription(api, wanted), isAsked: true });
  const id = asked('performance');
  if (!id) return data<Data>(nothing);
  const found = await loadPerformance(api, id);
  if (!found) return data<Data>({ ...nothing, isAsked: true }, { status: 404 });
  const { id: eventId, slug, title, lang, price, priceZones } = found.event;
  return data<Data>({
    ...nothing,
    sought: { event: { id: eventId, slug, title, lang, price, priceZones }, performance: found.performance },
    isAsked: true,
  });
}

/** Stands in for the operator's box office, so that no ticket link is dead; no search engine needs it. */
export const handle: PageHandle<Data> = {
  meta: ({ t }) => ({ title: t('boxOffice.title'), description: t('boxOffice.description'), noIndex: true }),
};

export function Component() {
  const { sought, subscription, isAsked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  return (
    <Container data-section="concerts">
      <PageHead
        title={t('boxOffice.title')}
        crumb={t('boxOffice.crumb')}
        trail={[{ label: t('hub.title'), to: '/conciertos-entradas' }]}
      />
      <div className={styles.page}>
        <Notice look="moved" title={t('boxOffice.notice')}>
          <p>{t('boxOffice.noticeText')}</p>
        </Notice>
        {subscription && <SubscriptionOrder subscription={subscription} />}
        {sought && <Order {...sought} />}
        {!subscription && !sought && <NoPerformance isAsked={isAsked} />}
      </div>
    </Container>
  );
}

function Order({ event, performance }: NonNullable<Data['sought']>) {
  const { t } = useTranslation('concerts');
  const shared = useTranslation('shared').t;
  const locale = useLocale();
  const { startsAt, hall, state, previousStartsAt, saleFrom, ticketUrl } = performance;
  const date = formatDate(startsAt, 'full', locale);
  const place = [hall.venue, hall.locality].join(', ');
  return (
    <section className={styles.order} aria-labelledby="concierto">
      <SectionHead
        id="concierto"
        title={<span lang={event.lang === locale ? undefined : event.lang}>{event.title}</span>}
      />
      <p>
        <StateBadge state={state} isRescheduled={previousStartsAt !== null} saleFrom={saleFrom} />
      </p>
      {!ticketUrl && <p>{t('boxOffice.notSold')}</p>}
      <div className={styles.facts}>
        <FactBox
          label={t('boxOffice.facts')}
          facts={[
            { term: t('boxOffice.when'), value: date, detail: formatDate(startsAt, 'time', locale), isStrong: true },
            { term: t('boxOffice.where'), value: hall.name, detail: place },
            { term: t('boxOffice.price'), value: fullPriceWords(event.price, locale, shared) },
          ]}
        />
        {event.priceZones.length > 0 && (
          <div>
            <h3>{shared('prices.caption')}</h3>
            <Prices zones={event.priceZones} hasStates={ticketUrl !== null} />
          </div>
        )}
      </div>
      <p>
        <ButtonLink to={eventPath(event)}>{t('boxOffice.back')}</ButtonLink>
      </p>
    </section>
  );
}

function NoPerformance({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('concerts');
  return (
    <Empty
      title={t(isAsked ? 'boxOffice.unknown' : 'boxOffice.unasked')}
      headingLevel={2}
      action={<ButtonLink to={calendarAddress}>{t('boxOffice.toCalendar')}</ButtonLink>}
    >
      <p>{t(isAsked ? 'boxOffice.unknownText' : 'boxOffice.unaskedText')}</p>
      <p className={styles.real}>
        <ArrowLink to="/conciertos-entradas#taquilla">{t('boxOffice.real')}</ArrowLink>
      </p>
    </Empty>
  );
}
