import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Button } from '@ofgc/shared/design/Button/Button.tsx';
import { SelectField } from '@ofgc/shared/design/Field/SelectField.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { CheckList } from '../choice-form/CheckList.tsx';
import { mostCompared } from './comparison-query.ts';
import type { Comparison } from './load-comparison.ts';
import styles from '../choice-form/ChoiceForm.module.css';
import { compareAddress, comparePath } from '../subscriptions/subscription-path.ts';

/** Which subscriptions, in which zone, and the evenings on which one cannot come: a plain GET form. */
export function ComparisonForm({ options, zones, chosen, days }: Comparison) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <Form
      // The boxes follow the address when history changes it.
      key={`${comparePath(chosen.slugs, chosen.zone)} ${chosen.away.join(' ')}`}
      className={styles.form}
      method="get"
      action={localisedPath(compareAddress, locale)}
      aria-label={t('subscriptions.compare.form')}
    >
      <CheckList
        legend={t('subscriptions.compare.which', { count: mostCompared })}
        name="abono"
        options={options.map(({ slug, name, lang, state }) => ({
          value: slug,
          label: <span lang={lang === locale ? undefined : lang}>{name}</span>,
          note: t(`subscriptions.state.${state}`),
          isChecked: chosen.slugs.includes(slug),
        }))}
      />
      {days.length > 0 && (
        <details className={styles.more} open={chosen.away.length > 0}>
          <summary>{t('subscriptions.compare.away')}</summary>
          <CheckList
            legend={<span className="visually-hidden">{t('subscriptions.compare.awayLegend')}</span>}
            name="no"
            options={days.map((day) => ({
              value: day,
              label: formatDate(`${day}T12:00:00Z`, 'full', locale),
              isChecked: chosen.away.includes(day),
            }))}
          />
        </details>
      )}
      <div className={styles.foot}>
        <SelectField
          name="zona"
          label={t('subscriptions.prices.zone')}
          defaultValue={chosen.zone}
          options={zones.map((zone) => ({ value: zone, label: t('subscriptions.zone', { zone }) }))}
        />
        <Button type="submit">{t('subscriptions.compare.submit')}</Button>
      </div>
    </Form>
  );
}
