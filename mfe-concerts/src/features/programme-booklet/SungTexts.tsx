import { Details } from '@ofgc/shared/design/Details/Details.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import type { SungText, SungWork } from '@ofgc/shared/domain/hand-programme.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './BookletSection.module.css';
import textStyles from './SungTexts.module.css';

/** What is sung, line beside line with its translation. */
export function SungTexts({ works }: { works: readonly SungWork[] }) {
  const { t } = useTranslation('concerts');
  if (!works.length) return null;
  return (
    <section aria-labelledby="textos" className={styles.section}>
      <SectionHead id="textos" title={t('programmeBooklet.sungTexts')} isTight />
      {works.map(({ workId, title, composer, texts, remark }) => (
        <div key={workId}>
          <h3 className={textStyles.work}>{t('programmeBooklet.workBy', { title, composer })}</h3>
          <div className={styles.list}>
            {texts.map((text) => (
              <Details key={text.title} summary={text.title}>
                <SideBySide text={text} />
              </Details>
            ))}
          </div>
          {remark && <p className={styles.remark}>{remark}</p>}
        </div>
      ))}
      {works.some(({ texts }) => texts.length > 0) && (
        <p className={styles.remark}>{t('programmeBooklet.ownTranslation')}</p>
      )}
    </section>
  );
}

function SideBySide({ text: { poet, language, stanzas, lang } }: { text: SungText }) {
  const { t } = useTranslation('concerts');
  return (
    <div className={textStyles.text}>
      <p className={textStyles.poet}>{poet}</p>
      {stanzas.map((lines, index) => (
        <table key={index} className={textStyles.stanza}>
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
