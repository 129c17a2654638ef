import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import type { Audience } from './audiences.ts';
import { ActivityRow } from '../activities/ActivityRow.tsx';
import styles from './AudienceSection.module.css';

interface AudienceSectionProps {
  audience: Audience;
  /** The language of the page's texts. */
  textLang: Locale;
  tone: 'page' | 'sunken';
}

/** One audience: its text, links and activities, and the next concert for it. */
export function AudienceSection({
  audience: { anchor, text, activities, pages, concert },
  textLang,
  tone,
}: AudienceSectionProps) {
  const { t } = useTranslation('education');
  const lang = foreignLang(textLang, useLocale());
  return (
    <TitledSection
      tone={tone}
      id={anchor}
      title={text ? <span lang={lang}>{text.title}</span> : t(`audience.${anchor}`)}
      link={concert ? { to: eventsPath, label: t('landing.calendar') } : undefined}
    >
      <div className={styles.columns} data-concert={concert ? '' : undefined}>
        <div className={styles.words}>
          <div className={styles.text}>
            {text && <Html html={text.html} lang={lang} />}
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page}>
                  <ArrowLink to={educationPaths[page]}>{t(`pages.${page}`)}</ArrowLink>
                </li>
              ))}
            </ul>
          </div>
          {concert && (
            <div className={styles.concert}>
              <Eyebrow>{t('landing.nextConcert')}</Eyebrow>
              <ConcertCard event={concert.event} performance={concert.performance} isListed />
            </div>
          )}
        </div>
        {activities.length > 0 && (
          <div className={styles.activities}>
            <PhoneFold look="more" title={t('activities.count', { count: activities.length })}>
              <ul>
                {activities.map((activity) => (
                  <li key={activity.id}>
                    <ActivityRow activity={activity} />
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
        )}
      </div>
    </TitledSection>
  );
}
