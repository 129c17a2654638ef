import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';
import styles from './SeasonSales.module.css';

/** The dates on which sales begin, the next one marked, and the season's programme to download; nothing where there is neither. */
export function SeasonSales({ season, nextSale, documents }: Pick<SeasonData, 'season' | 'nextSale' | 'documents'>) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const lang = foreignLang(season.lang, locale);
  if (!season.saleDates.length && documents?.length === 0) return null;
  return (
    <div className={styles.columns}>
      {season.saleDates.length > 0 && (
        <section aria-labelledby="fechas-de-venta">
          <SectionFold id="fechas-de-venta" title={t('season.sales')}>
            <dl className={styles.dates}>
              {season.saleDates.map(({ on, what }) => (
                <div key={`${on} ${what}`}>
                  <dt>
                    <time dateTime={on}>{formatDate(on, 'date', locale)}</time>
                  </dt>
                  <dd>
                    <span lang={lang}>{what}</span>
                    {on === nextSale && <span className={styles.next}>{t('season.nextSale')}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </SectionFold>
        </section>
      )}
      {documents?.length !== 0 && (
        <section aria-labelledby="folleto">
          <SectionFold id="folleto" title={t('season.documents')}>
            {documents ? <Downloads documents={documents} /> : <MissingPart />}
          </SectionFold>
        </section>
      )}
    </div>
  );
}
