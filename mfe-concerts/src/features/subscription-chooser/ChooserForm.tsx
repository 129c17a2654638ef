import { Button } from '@ofgc/shared/design/Button/Button.tsx';
import { SelectField } from '@ofgc/shared/design/Field/SelectField.tsx';
import { StateBadge } from '@ofgc/shared/design/StateBadge/StateBadge.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { shortDates } from '../events/short-dates.ts';
import { CheckList } from '../choice-form/CheckList.tsx';
import styles from '../choice-form/ChoiceForm.module.css';
import { askers, chooserPath } from './chooser-query.ts';
import type { ChooserData } from './load-chooser.ts';
import { chooserAddress } from '../subscriptions/subscription-path.ts';

/** Which concerts, in which zone, and who asks: a plain GET form. */
export function ChooserForm({ concerts, zones, query }: ChooserData) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <Form
      // The boxes follow the address when history changes it.
      key={chooserPath(query)}
      className={styles.form}
      method="get"
      action={localisedPath(chooserAddress, locale)}
      aria-label={t('subscriptions.chooser.form')}
    >
      <CheckList
        legend={t('subscriptions.chooser.concerts')}
        name="concierto"
        options={concerts.map(({ id, title, lang, composers, dates, state, isZoneSoldOut, amount, canBeHad }) => ({
          value: String(id),
          label: <span lang={lang === locale ? undefined : lang}>{title}</span>,
          note: (
            <>
              {[shortDates(dates, locale), composers].join(' · ')}
              {isZoneSoldOut && ` · ${t('subscriptions.chooser.zoneSoldOut', { zone: query.zone })}`}
              {!isZoneSoldOut && state.state !== 'onSale' && (
                <>
                  {' '}
                  <StateBadge state={state.state} saleFrom={state.saleFrom} />
                </>
              )}
            </>
          ),
          figure: amount === null ? null : formatMoney(amount, locale),
          isChecked: query.concerts.includes(id),
          isDisabled: !canBeHad,
        }))}
      />
      <div className={styles.foot}>
        <SelectField
          name="zona"
          label={t('subscriptions.prices.zone')}
          defaultValue={query.zone}
          options={zones.map((zone) => ({ value: zone, label: t('subscriptions.zone', { zone }) }))}
        />
        <SelectField
          name="perfil"
          label={t('subscriptions.chooser.asker')}
          defaultValue={query.asker}
          options={askers.map((asker) => ({ value: asker, label: t(`subscriptions.chooser.askers.${asker}`) }))}
        />
        <Button type="submit">{t('subscriptions.chooser.submit')}</Button>
      </div>
    </Form>
  );
}
