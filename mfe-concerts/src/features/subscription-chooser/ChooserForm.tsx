import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import { StateBadge } from '@ofgc/shared/design/concerts/StateBadge/StateBadge.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { chooserPath, chooserWith } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../choice-form/CheckList.tsx';
import { ChoiceForm } from '../choice-form/ChoiceForm.tsx';
import { shortDates } from '../events/short-dates.ts';
import { askers } from './chooser-query.ts';
import type { ChooserData } from './load-chooser.ts';

/** Choice of concerts, zone and buyer profile. */
export function ChooserForm({ concerts, zones, query }: ChooserData) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <ChoiceForm
      key={chooserWith(query)}
      action={`${chooserPath}#resultado`}
      label={t('subscriptions.chooser.form')}
      submit={t('subscriptions.chooser.submit')}
      zones={zones}
      zone={query.zone}
      fields={
        <SelectField
          name="perfil"
          label={t('subscriptions.chooser.asker')}
          defaultValue={query.asker}
          options={askers.map((asker) => ({ value: asker, label: t(`subscriptions.chooser.askers.${asker}`) }))}
        />
      }
    >
      <CheckList
        legend={t('subscriptions.chooser.concerts')}
        name="concierto"
        options={concerts.map(({ id, title, lang, composers, dates, state, isZoneSoldOut, amount, canBeHad }) => ({
          value: String(id),
          label: <span lang={foreignLang(lang, locale)}>{title}</span>,
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
    </ChoiceForm>
  );
}
