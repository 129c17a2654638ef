import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { type Fact, FactBox } from '@ofgc/shared/design/concerts/FactBox/FactBox.tsx';
import { fullPriceLabel } from '@ofgc/shared/labels/price-label.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { isAvailable } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { chooserPath, comparisonOf, subscriptionsPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { joinClubPath } from '@ofgc/shared/routes/education/clubs.ts';
import { useTranslation } from 'react-i18next';
import { pricePerConcert } from '../subscriptions/subscription-prices.ts';
import { SubscriptionState } from '../subscriptions/SubscriptionState.tsx';
import type { SubscriptionData } from './load-subscription.ts';

const buying = { full: 'buy', part: 'buy', flexible: 'buy', welcomePackage: 'buyPackage', youth: 'join' } as const;

/** Availability, number of concerts, price and saving, and the button. */
export function SubscriptionFacts({ subscription, concerts }: Pick<SubscriptionData, 'subscription' | 'concerts'>) {
  const { t } = useTranslation('concerts');
  const { kind, slug, state, ticketUrl, isPresent } = subscription;
  const isClub = kind === 'youth';
  // Clubs are not sold: one joins with the form of the club's page.
  const to = isClub && isAvailable(state) ? joinClubPath(slug) : ticketUrl;
  return (
    <FactBox
      label={t('subscriptions.facts.label')}
      facts={useFacts({ subscription, concerts })}
      action={
        to ? (
          <ButtonLink to={to} isNewTab={!isClub}>
            {t(`subscriptions.action.${state === 'renewalOnly' && !isClub ? 'renew' : buying[kind]}`)}
          </ButtonLink>
        ) : (
          <ButtonLink to={subscriptionsPath} kind="secondary">
            {t('subscriptions.action.others')}
          </ButtonLink>
        )
      }
      more={
        isPresent && (
          <>
            {!isClub && <ArrowLink to={comparisonOf([slug])}>{t('subscriptions.action.compare')}</ArrowLink>}
            <ArrowLink to={chooserPath}>{t('subscriptions.action.which')}</ArrowLink>
          </>
        )
      }
    />
  );
}

function useFacts({ subscription, concerts }: Pick<SubscriptionData, 'subscription' | 'concerts'>): Fact[] {
  const { t } = useTranslation('concerts');
  const shared = useTranslation('shared').t;
  const locale = useLocale();
  const { kind, prices, saving, steps } = subscription;
  const amounts = prices.map(({ amount }) => amount);
  const price = fullPriceLabel({ kind: 'range', min: Math.min(...amounts), max: Math.max(...amounts) }, locale, shared);
  const each = pricePerConcert(subscription);
  // As in the comparison: what is cancelled is refunded, and not among the concerts that are sold.
  const held = concerts.filter(({ state }) => state.state !== 'cancelled');
  const [first, last] = [held[0]?.dates[0], held.at(-1)?.dates.at(-1)];
  const [firstStep] = steps;
  const number =
    kind === 'flexible' && firstStep
      ? t('subscriptions.facts.atLeast', { count: firstStep.from })
      : kind === 'youth'
        ? t('subscriptions.facts.asManyAsYouLike')
        : shared('concerts', { count: held.length });
  return [
    { term: t('subscriptions.facts.state'), value: <SubscriptionState subscription={subscription} /> },
    {
      term: t('subscriptions.facts.concerts'),
      value: number,
      isStrong: true,
      detail:
        first &&
        last &&
        t('subscriptions.facts.fromTo', {
          from: formatDate(first, 'date', locale),
          to: formatDate(last, 'date', locale),
        }),
    },
    {
      term: t('subscriptions.facts.price'),
      value: kind === 'youth' ? t('subscriptions.facts.each', { price }) : price,
      isStrong: true,
      detail:
        kind === 'flexible'
          ? t('subscriptions.facts.forSteps', { count: firstStep?.from ?? 0 })
          : kind !== 'youth' &&
            each !== null &&
            t('subscriptions.facts.perConcert', { price: formatMoney(each, locale) }),
    },
    ...(saving === null
      ? []
      : [{ term: t('subscriptions.facts.saving'), value: t('subscriptions.facts.atLeastPercent', { saving }) }]),
  ];
}
