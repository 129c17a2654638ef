import { formatDate } from '@ofgc/shared/dates/format.ts';
import plus from '@ofgc/shared/design/text/Details/PlusSummary.module.css';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { comparisonOf, comparisonPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../choice-form/CheckList.tsx';
import { ChoiceForm } from '../choice-form/ChoiceForm.tsx';
import { comparisonAnchor } from './comparison-address.ts';
import { maxCompared } from './comparison-limit.ts';
import styles from './ComparisonForm.module.css';
import type { Comparison } from './load-comparison.ts';

/** Choice of subscriptions, zone, and evenings on which the visitor is away. */
export function ComparisonForm({ options, zones, chosen, days }: Comparison) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <ChoiceForm
      key={`${comparisonOf(chosen.slugs, chosen.zone)} ${chosen.away.join(' ')}`}
      action={`${comparisonPath}#${comparisonAnchor}`}
      label={t('subscriptions.compare.form')}
      submit={t('subscriptions.compare.submit')}
      zones={zones}
      zone={chosen.zone}
    >
      <CheckList
        legend={t('subscriptions.compare.which', { count: maxCompared })}
        name="abono"
        options={options.map(({ slug, name, lang, state }) => ({
          value: slug,
          label: <span lang={foreignLang(lang, locale)}>{name}</span>,
          note: t(`subscriptions.state.${state}`),
          isChecked: chosen.slugs.includes(slug),
        }))}
      />
      {days.length > 0 && (
        <details className={styles.more} open={chosen.away.length > 0}>
          <summary className={plus.plusSummary}>{t('subscriptions.compare.away')}</summary>
          <CheckList
            legend={<span className="visually-hidden">{t('subscriptions.compare.awayLegend')}</span>}
            name="no"
            options={days.map((day) => ({
              value: day,
              label: formatDate(day, 'full', locale),
              isChecked: chosen.away.includes(day),
            }))}
          />
        </details>
      )}
    </ChoiceForm>
  );
}
