import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';
import { useTranslation } from 'react-i18next';
import { shortDates } from '../events/short-dates.ts';
import styles from './ComparisonTable.module.css';
import type { Comparison } from './load-comparison.ts';

const reachable = { tabIndex: 0 };

/** All concerts of the compared subscriptions by date, which of them include each, and dates that clash. */
export function ComparisonDates({ compared, concerts, clashes }: Comparison) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const list = listFormat(locale);
  return (
    <>
      {clashes.sameDay.length > 0 && (
        <Notice look="moved" title={t('subscriptions.compare.sameDay')}>
          <ul>
            {clashes.sameDay.map(({ day, concerts: several }) => (
              <li key={day}>
                {t('subscriptions.compare.sameDayOf', {
                  day: formatDate(day, 'date', locale),
                  concerts: list.format(several.map(({ title }) => title)),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <section className={styles.frame} aria-label={t('subscriptions.compare.dates')} {...reachable}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('subscriptions.compare.dates')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('subscriptions.compare.concert')}</span>
              </th>
              {compared.map(({ slug, name, lang }) => (
                <th key={slug} scope="col" lang={foreignLang(lang, locale)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {concerts.map(({ id, title, lang, to, dates, within }) => (
              <tr key={id}>
                <th scope="row">
                  <SiteLink to={to} lang={foreignLang(lang, locale)}>
                    {title}
                  </SiteLink>
                  <small>{shortDates(dates, locale)}</small>
                </th>
                {compared.map(({ slug, steps }) => (
                  <td key={slug}>
                    {within.includes(slug)
                      ? t(steps.length ? 'subscriptions.compare.canChoose' : 'subscriptions.compare.yes')
                      : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
