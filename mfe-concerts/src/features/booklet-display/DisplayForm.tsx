import { useInBrowser } from '@ofgc/shared/hydration/use-in-browser.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type DisplaySettings, displayModes, textSizes } from './display-settings.ts';
import styles from './DisplayForm.module.css';

interface DisplayFormProps {
  /** The page's path without locale. */
  path: string;
  display: DisplaySettings;
  onDisplay: (choice: DisplaySettings) => void;
}

/** Light or dark, and the text size: a GET form; with JavaScript a choice applies at once. */
export function DisplayForm({ path, display, onDisplay }: DisplayFormProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const isPlain = useInBrowser(() => false, true);
  return (
    <form className={styles.form} action={localisedPath(path, locale)} method="get">
      <fieldset className={styles.group}>
        <legend>{t('programmeBooklet.display.mode')}</legend>
        {displayModes.map((mode) => (
          <label key={mode} className={styles.choice}>
            <input
              type="radio"
              name="modo"
              value={mode}
              checked={display.mode === mode}
              onChange={() => onDisplay({ ...display, mode })}
            />
            <span>{t(`programmeBooklet.display.modes.${mode}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('programmeBooklet.display.size')}</legend>
        {textSizes.map((size) => (
          <label key={size} className={styles.choice}>
            <input
              type="radio"
              name="letra"
              value={size}
              checked={display.size === size}
              onChange={() => onDisplay({ ...display, size })}
            />
            <span>{t(`programmeBooklet.display.sizes.${size}`)}</span>
          </label>
        ))}
      </fieldset>
      {isPlain && (
        <button className={styles.submit} type="submit">
          {t('programmeBooklet.display.apply')}
        </button>
      )}
    </form>
  );
}
