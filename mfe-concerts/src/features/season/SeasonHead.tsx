import { formatDuration } from '@ofgc/shared/dates/duration.ts';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { Breadcrumb } from '@ofgc/shared/design/navigation/Breadcrumb/Breadcrumb.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';
import styles from './SeasonHead.module.css';

/** The season's name and motto, and its figures: concerts, works, composers, hours of music. */
export function SeasonHead({ season, figures }: Pick<SeasonData, 'season' | 'figures'>) {
  const { t } = useTranslation('concerts');
  const lang = foreignLang(season.lang, useLocale());
  return (
    <div className={styles.head}>
      <Breadcrumb trail={[{ label: t('hub.crumb'), to: concertsPath }]} current={season.name} lang={lang} />
      <div className={styles.hero}>
        <h1 lang={lang}>{season.name}</h1>
        <div className={styles.about}>
          <p className={styles.motto} lang={lang}>
            {season.motto}
          </p>
          {figures.concerts > 0 && (
            <Lead>
              {t('season.summary', {
                concerts: t('season.concerts', { count: figures.concerts }),
                works: t('season.works', { count: figures.works }),
                composers: t('season.composersCounted', { count: figures.composers }),
                music: formatDuration(figures.minutes),
              })}
              {figures.cancelled > 0 && ` ${t('season.cancelled', { count: figures.cancelled })}`}
            </Lead>
          )}
        </div>
      </div>
      <TranslationNotice lang={season.lang} />
    </div>
  );
}
