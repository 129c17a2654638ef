import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { Wordmark } from '@ofgc/shared/design/brand/Wordmark/Wordmark.tsx';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useTranslation } from 'react-i18next';
import { CopyText } from './CopyText.tsx';
import { isDownloadsPart, isTextPart } from './kit-parts.ts';
import { PosterDownloads } from './PosterDownloads.tsx';
import type { PressPoster } from './upcoming-posters.ts';
import styles from './PressKit.module.css';

interface PressKitProps {
  parts: Page['sections'];
  /** Null where the API failed. */
  documents: readonly Document[] | null;
  /** Null where the API failed. */
  posters: readonly PressPoster[] | null;
  /** The language of the parts where it differs from the page's. */
  lang: string | undefined;
}

/** Documents, logos as files, and texts about the orchestra in three lengths. */
export function PressKit({ parts, documents, posters, lang }: PressKitProps) {
  const { t } = useTranslation('explore');
  return (
    <TitledSection id="material" title={t('press.kit')}>
      <div className={styles.kit}>
        {parts.filter(isDownloadsPart).map(({ anchor, title, html }) => (
          <div key={anchor} className={styles.part}>
            <h3 id={anchor} lang={lang}>
              {title}
            </h3>
            {anchor === 'logos' && (
              <div className={styles.logos}>
                <span className={styles.logo}>
                  <Wordmark size="footer" />
                </span>
                <span className={styles.logo} data-theme="sea">
                  <Wordmark size="footer" />
                </span>
              </div>
            )}
            <Html html={html} lang={lang} />
            {documents && <Downloads documents={documents.filter(({ section }) => section === anchor)} />}
          </div>
        ))}
      </div>
      {!documents && <MissingPart />}
      <PosterDownloads posters={posters} />
      <div className={styles.texts}>
        <div className={styles.intro}>
          <h3 id="textos">{t('press.texts')}</h3>
          <p>{t('press.textsLead')}</p>
        </div>
        <div>
          {parts.filter(isTextPart).map(({ anchor, title, html }, index) => (
            <CopyText key={anchor} id={anchor} title={title} html={html} lang={lang} isOpen={index === 0} />
          ))}
        </div>
      </div>
    </TitledSection>
  );
}
