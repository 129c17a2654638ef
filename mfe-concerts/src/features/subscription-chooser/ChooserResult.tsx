import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import type { Purchase, Way } from '@ofgc/shared/domain/subscriptions/cheapest-way.ts';
import { isSold } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import { TitleList } from '../events/TitleList.tsx';
import { type Recommendation, groupPurchases, isLastMinute } from './chooser.ts';
import styles from './ChooserResult.module.css';
import type { ChooserData } from './load-chooser.ts';

/** The cheapest purchase: its total, what to buy, and which other concerts that includes. */
export function ChooserResult({ answer, ...known }: ChooserData & { answer: Recommendation }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { cheapest, sure, singles } = answer;
  if (!cheapest) return <p>{t('subscriptions.chooser.impossible')}</p>;
  return (
    <div className={styles.answer}>
      <p className={styles.sum}>
        <output>{formatMoney(cheapest.total, locale)}</output>
        <span>
          {t('subscriptions.chooser.for', { count: known.query.concerts.length, zone: known.query.zone })}{' '}
          {singles === null
            ? t('subscriptions.chooser.notSingly')
            : singles > cheapest.total
              ? t('subscriptions.chooser.saved', {
                  saved: formatMoney(singles - cheapest.total, locale),
                  singles: formatMoney(singles, locale),
                })
              : t('subscriptions.chooser.nothingSaved')}
        </span>
      </p>
      <WayList way={cheapest} {...known} />
      {sure && (
        <div className={styles.sure}>
          <h3>{t('subscriptions.chooser.sure', { total: formatMoney(sure.total, locale) })}</h3>
          <p>{t('subscriptions.chooser.sureText')}</p>
          <WayList way={sure} {...known} />
        </div>
      )}
    </div>
  );
}

type Known = Omit<ChooserData, 'answer'>;

function concertsOf(ids: readonly number[], { concerts }: Pick<Known, 'concerts'>) {
  return ids.flatMap((id) => concerts.find((concert) => concert.id === id) ?? []);
}

function WayList({ way, ...known }: Known & { way: Way }) {
  const { t } = useTranslation('concerts');
  const isChosen = (id: number) => known.query.concerts.includes(id);
  // Three packages may contain the same concert, which is then twice too many.
  const more = [...new Set(way.extras)];
  const doubled = more.filter(isChosen);
  const extras = more.filter((id) => !isChosen(id));
  return (
    <>
      <ul className={styles.purchases}>
        {groupPurchases(way.purchases).map((purchase) => (
          <PurchaseLine key={`${purchase.kind} ${purchase.concerts.join(' ')}`} purchase={purchase} {...known} />
        ))}
      </ul>
      <ConcertsSentence ids={extras} text={t('subscriptions.chooser.extras', { count: extras.length })} {...known} />
      <ConcertsSentence ids={doubled} text={t('subscriptions.chooser.doubled')} {...known} />
    </>
  );
}

/** A sentence about some concerts, if there are any. */
function ConcertsSentence({ ids, text, concerts }: Pick<Known, 'concerts'> & { ids: readonly number[]; text: string }) {
  const titles = concertsOf(ids, { concerts });
  if (titles.length === 0) return null;
  return (
    <p>
      <RichMessage text={text} elements={{ concerts: <TitleList titles={titles} /> }} />
    </p>
  );
}

function PurchaseLine({ purchase, concerts, subscriptions, query }: Known & { purchase: Purchase }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const subscription =
    'subscription' in purchase ? subscriptions.find(({ id }) => id === purchase.subscription) : undefined;
  const bought = concertsOf(purchase.concerts, { concerts });
  const [first] = bought;
  const later =
    subscription &&
    !isSold(subscription.state) &&
    !(subscription.state === 'renewalOnly' && query.asker === 'renovacion')
      ? subscription.saleFrom
      : purchase.kind === 'single' && first?.state.state === 'notOnSale'
        ? first.state.saleFrom
        : null;
  return (
    <li>
      <div>
        <p className={styles.what}>
          {subscription ? (
            <SiteLink to={subscriptionPath(subscription)} lang={foreignLang(subscription.lang, locale)}>
              {subscription.name}
            </SiteLink>
          ) : (
            first && (
              <>
                {t('subscriptions.chooser.ticket')}{' '}
                <SiteLink to={first.to} lang={foreignLang(first.lang, locale)}>
                  {first.title}
                </SiteLink>
              </>
            )
          )}
          {purchase.kind === 'choice' && ` ${t('subscriptions.chooser.percent', { percent: purchase.percent })}`}
        </p>
        {subscription && (
          <p className="small soft">
            <TitleList titles={bought} />
          </p>
        )}
        {later && (
          <p className="small">{t('subscriptions.chooser.later', { from: formatDate(later, 'date', locale) })}</p>
        )}
        {subscription && purchase.kind === 'ticket' && isLastMinute(subscription) && (
          <p className="small">{t('subscriptions.chooser.lastMinute')}</p>
        )}
      </div>
      <p className={styles.amount}>{formatMoney(purchase.amount, locale)}</p>
    </li>
  );
}
