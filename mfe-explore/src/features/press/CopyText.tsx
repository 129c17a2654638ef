import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { useCopy } from '@ofgc/shared/clipboard/use-copy.ts';
import { useTranslation } from 'react-i18next';
import styles from './CopyText.module.css';
import { plainParagraphs } from '@ofgc/shared/text/plain-text.ts';

interface CopyTextProps {
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
  lang: string | undefined;
  isOpen?: boolean;
}

/** A text for the press to use: it can be unfolded, and copied without its markup. */
export function CopyText({ id, title, html, lang, isOpen }: CopyTextProps) {
  const { t } = useTranslation('explore');
  const [result, copy] = useCopy();
  return (
    <Details id={id} isOpen={isOpen} summary={<span lang={lang}>{title}</span>}>
      <div className={styles.text}>
        <Html html={html} lang={lang} />
        <div className={styles.copy}>
          <Button kind="secondary" size="row" onClick={() => copy(plainParagraphs(html))}>
            {t('press.copy')}
            <span className="visually-hidden" lang={lang}>
              : {title}
            </span>
          </Button>
          <p role="status">{result && t(`press.${result}`)}</p>
        </div>
      </div>
    </Details>
  );
}
