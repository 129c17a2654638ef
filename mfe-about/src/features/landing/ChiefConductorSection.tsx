import { ConcertCard } from '@ofgc/shared/design/concerts/ConcertCard/ConcertCard.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ChiefConductorSection.module.css';

interface ChiefConductorSectionProps {
  section: Page['sections'][number];
  concert: Pick<ComponentProps<typeof ConcertCard>, 'event' | 'performance'> | null | undefined;
  /** The language of the text where it differs from the page's. */
  lang: string | undefined;
}

/** The chief conductor, beside the next concert under that conductor. */
export function ChiefConductorSection({ section: { anchor, title, html }, concert, lang }: ChiefConductorSectionProps) {
  const { t } = useTranslation('about');
  return (
    <TitledSection id={anchor} title={<span lang={lang}>{title}</span>}>
      <div className={styles.chief} data-concert={concert ? '' : undefined}>
        <Html html={html} lang={lang} />
        {concert && (
          <div className={styles.concert}>
            <p className="small soft">{t('nextConcert')}</p>
            <ConcertCard {...concert} />
          </div>
        )}
      </div>
    </TitledSection>
  );
}
