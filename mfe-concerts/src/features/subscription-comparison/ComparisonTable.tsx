import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleList } from '../events/TitleList.tsx';
import { SubscriptionState } from '../subscriptions/SubscriptionState.tsx';
import type { ComparedSubscription } from './compared-subscriptions.ts';
import { withoutSlug } from './comparison-address.ts';
import { ComparisonGrid } from './ComparisonGrid.tsx';
import type { ComparedConcert } from './date-clashes.ts';
import styles from './ComparisonTable.module.css';
import type { Comparison } from './load-comparison.ts';

/** Up to four subscriptions side by side: price, number, saving, deadline, benefits, clashes. */
export function ComparisonTable({ compared, chosen, clashes }: Comparison) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const known = compared.flatMap(({ perConcert }) => perConcert ?? []);
  const lowest = Math.min(...known);
  const titles = (concerts: ComparedConcert[] = []) =>
    concerts.length ? <TitleList titles={concerts} /> : t('subscriptions.compare.none');
  const rows: { key: string; name: string; cells: ReactNode[] }[] = [
    {
      key: 'price',
      name: t('subscriptions.compare.price', { zone: chosen.zone }),
      cells: compared.map(({ price, steps, concerts }) => (
        <>
          <b>{money(price)}</b>
          {steps.length > 0 && <small>{t('subscriptions.compare.forSo', { count: concerts })}</small>}
        </>
      )),
    },
    {
      key: 'each',
      name: t('subscriptions.compare.perConcert'),
      cells: compared.map(({ perConcert }) => (
        <>
          {perConcert === null ? '–' : money(perConcert)}
          {perConcert === lowest && known.length > 1 && <small>{t('subscriptions.compare.lowest')}</small>}
        </>
      )),
    },
    {
      key: 'concerts',
      name: t('subscriptions.facts.concerts'),
      cells: compared.map(({ concerts, steps }) =>
        steps.length ? t('subscriptions.facts.atLeast', { count: concerts }) : concerts,
      ),
    },
    {
      key: 'saving',
      name: t('subscriptions.compare.saving'),
      cells: compared.map(({ saving }) =>
        saving ? (
          <>
            {money(saving.saved)}
            <small>{t('subscriptions.saving.percent', { percent: saving.percent })}</small>
          </>
        ) : (
          '–'
        ),
      ),
    },
    {
      key: 'state',
      name: t('subscriptions.compare.deadline'),
      cells: compared.map((one) => <SubscriptionState key={one.slug} subscription={one} isNarrow />),
    },
    ...(compared[0]?.benefits ?? []).map(({ key, name }) => ({
      key: `benefit ${key}`,
      name,
      cells: compared.map(
        ({ benefits }) => benefits.find((benefit) => benefit.key === key)?.text ?? t('subscriptions.compare.no'),
      ),
    })),
    {
      key: 'twice',
      name: t('subscriptions.compare.twice'),
      cells: compared.map(({ slug }) => titles(clashes.twice.filter(({ within }) => within.includes(slug)))),
    },
    ...(chosen.away.length
      ? [
          {
            key: 'away',
            name: t('subscriptions.compare.awayRow'),
            cells: compared.map(({ slug }) => titles(clashes.away[slug])),
          },
        ]
      : []),
    {
      key: 'ways',
      name: t('subscriptions.compare.next'),
      cells: compared.map((one) => <Ways key={one.slug} one={one} remove={withoutSlug(chosen, one.slug)} />),
    },
  ];
  return (
    <ComparisonGrid
      caption={t('subscriptions.compare.table')}
      rowKind={t('subscriptions.compare.what')}
      compared={compared}
      renderHead={(one) => <SiteLink to={subscriptionPath(one)}>{one.name}</SiteLink>}
      rows={rows}
    />
  );
}

/** The actions for one subscription. */
function Ways({ one: { name, state, ticketUrl }, remove }: { one: ComparedSubscription; remove: string }) {
  const { t } = useTranslation('concerts');
  const ofIt = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={styles.ways}>
      {ticketUrl && (
        <ButtonLink to={ticketUrl} isNewTab size="row">
          <span>
            {t(state === 'renewalOnly' ? 'subscriptions.compare.renew' : 'subscriptions.compare.buy')}
            {ofIt}
          </span>
        </ButtonLink>
      )}
      <ButtonLink to={remove} kind="quiet" size="row">
        <span>
          {t('subscriptions.compare.remove')}
          {ofIt}
        </span>
      </ButtonLink>
    </div>
  );
}
