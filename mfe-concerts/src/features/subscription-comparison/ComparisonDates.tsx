import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { TitleList } from '../events/TitleList.tsx';
import { shortDates } from '../events/short-dates.ts';
import { ComparisonGrid } from './ComparisonGrid.tsx';
import type { Comparison } from './load-comparison.ts';

/** All concerts of the compared subscriptions by date, which of them include each, and dates that clash. */
export function ComparisonDates({ compared, concerts, clashes }: Comparison) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <>
      {clashes.sameDay.length > 0 && (
        <Notice look="moved" title={t('subscriptions.compare.sameDay')}>
          <ul>
            {clashes.sameDay.map(({ day, concerts: several }) => (
              <li key={day}>
                <RichMessage
                  text={t('subscriptions.compare.sameDayOf', { day: formatDate(day, 'date', locale) })}
                  elements={{ concerts: <TitleList titles={several} /> }}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ComparisonGrid
        caption={t('subscriptions.compare.dates')}
        rowKind={t('subscriptions.compare.concert')}
        compared={compared}
        renderHead={({ name }) => name}
        rows={concerts.map(({ id, title, lang, to, dates, within }) => ({
          key: id,
          name: (
            <>
              <SiteLink to={to} lang={foreignLang(lang, locale)}>
                {title}
              </SiteLink>
              <small>{shortDates(dates, locale)}</small>
            </>
          ),
          cells: compared.map(({ slug, steps }) =>
            within.includes(slug)
              ? t(steps.length ? 'subscriptions.compare.canChoose' : 'subscriptions.compare.yes')
              : '–',
          ),
        }))}
      />
    </>
  );
}
