import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { SungText, SungWork } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { useTranslation } from 'react-i18next';
import sectionStyles from './BookletSection.module.css';
import { BookletSection } from './BookletSection.tsx';
import styles from './SungTexts.module.css';

/** The sung texts, each line beside its translation. */
export function SungTexts({ works }: { works: readonly SungWork[] }) {
  const { t } = useTranslation('concerts');
  if (!works.length) return null;
  return (
    <BookletSection id="textos" title={t('programmeBooklet.sungTexts')}>
      {works.map(({ workId, title, composer, texts, remark }) => (
        <div key={workId}>
          <h3 className={styles.work}>{t('programmeBooklet.workBy', { title, composer })}</h3>
          <div className={sectionStyles.list}>
            {texts.map((text) => (
              <Details key={text.title} summary={text.title}>
                <SideBySide text={text} />
              </Details>
            ))}
          </div>
          {remark && <p className={sectionStyles.remark}>{remark}</p>}
        </div>
      ))}
      {works.some(({ texts }) => texts.length > 0) && (
        <p className={sectionStyles.remark}>{t('programmeBooklet.ownTranslation')}</p>
      )}
    </BookletSection>
  );
}

function SideBySide({ text: { poet, language, stanzas, lang } }: { text: SungText }) {
  const { t } = useTranslation('concerts');
  return (
    <div className={styles.text}>
      <p className={styles.poet}>{poet}</p>
      {stanzas.map((lines, index) => (
        <table key={index} className={styles.stanza}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('programmeBooklet.original')}</th>
              <th scope="col">{t('programmeBooklet.translation')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ original, translation }, line) => (
              <tr key={line}>
                <td lang={language}>{original}</td>
                <td lang={lang}>{translation}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
