import { formatDate, localDay } from '@ofgc/shared/dates/format.ts';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { ProgrammePoster } from '@ofgc/shared/design/poster/ProgrammePoster.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { isSold } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import type { Promotion } from './subscription-promotion.ts';
import styles from './SubscriptionPromotion.module.css';

function DrawnSubscriptionPromotion({ subscription, count, from, to, posters }: Promotion) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { lang, name, state } = subscription;
  const least = leastOf(subscription);
  const month = (instant: string) => formatDate(instant, 'monthName', locale);
  const isOneMonth = localDay(from).slice(0, 7) === localDay(to).slice(0, 7);
  const title = least
    ? t('home.subscriptions.titleChoice', { least, count })
    : isOneMonth
      ? t('home.subscriptions.titleOneMonth', { count, month: month(from) })
      : t('home.subscriptions.title', { count, from: month(from), to: month(to) });
  const isRenewal = state === 'renewalOnly';
  return (
    <Section tone="sea" aria-labelledby="abono">
      <Container className={styles.offer}>
        <div className={styles.words}>
          <Eyebrow>{t(isRenewal ? 'home.subscriptions.renewing' : 'home.subscriptions.onSale')}</Eyebrow>
          <h2 id="abono">
            <span lang={foreignLang(lang, locale)}>{name}</span>: {title}
          </h2>
          <Lead>
            <SubscriptionTerms subscription={subscription} />
          </Lead>
          <ButtonLink to={subscriptionPath(subscription)}>
            {t(isRenewal ? 'home.subscriptions.renew' : 'home.subscriptions.buy')}
          </ButtonLink>
        </div>
        <div className={styles.posters}>
          {posters.map((poster) => (
            <ProgrammePoster key={poster.id} event={poster} isDecorative isFlush />
          ))}
        </div>
      </Container>
    </Section>
  );
}

/** The promoted subscription: its content, deadline, price, and the posters of its concerts. */
export const SubscriptionPromotion = cachedOnServer(DrawnSubscriptionPromotion);

/** Choose-your-own: the least number of concerts, to which its prices belong. */
const leastOf = ({ kind, steps }: Subscription) => (kind === 'flexible' ? steps[0]?.from : undefined);

/** Dates and prices, one sentence each. */
function SubscriptionTerms({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { prices, renewalTo, saleFrom, saleTo, saving, state } = subscription;
  const day = (instant: string) => formatDate(instant, 'day', locale);
  const amounts = prices.map(({ amount }) => amount);
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)].map((amount) => formatMoney(amount, locale));
  const price = min === max ? min : t('home.subscriptions.range', { min, max });
  const least = leastOf(subscription);
  const priced = least ? 'choice' : saving === null ? 'prices' : 'pricesSaving';
  const sentences = [
    state === 'renewalOnly' && renewalTo && t('home.subscriptions.renewalUntil', { date: day(renewalTo) }),
    state === 'renewalOnly' && saleFrom && t('home.subscriptions.saleFrom', { date: day(saleFrom) }),
    isSold(state) && saleTo && t('home.subscriptions.saleUntil', { date: day(saleTo) }),
    amounts.length > 0 && t(`home.subscriptions.${priced}`, { price, saving, least }),
  ];
  return <>{sentences.filter(Boolean).join(' ')}</>;
}
