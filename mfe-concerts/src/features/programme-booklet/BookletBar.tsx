import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { useInBrowser } from '@ofgc/shared/hydration/use-in-browser.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { languagePath } from '@ofgc/shared/routes/language.ts';
import { ALargeSmall, ArrowLeft, Moon, Sun } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BookletBar.module.css';
import { type DisplaySettings, displayQuery } from '../booklet-display/display-settings.ts';
import { DisplayForm } from '../booklet-display/DisplayForm.tsx';

interface BookletBarProps {
  /** The target of the back arrow: path without locale, and its label. */
  back: { to: string; label: string };
  /** This page's path without locale. */
  path: string;
  display: DisplaySettings;
  /** The current theme (`displayTheme`). */
  theme: 'hall' | 'paper' | 'auto';
  onDisplay: (choice: DisplaySettings) => void;
}

/**
 * The bar above a programme booklet: back link, display settings, languages. Its links load documents, which
 * the service worker has cached; a client-side navigation would need data from the network.
 */
export function BookletBar({ back, path, display, theme, onDisplay }: BookletBarProps) {
  const { t } = useTranslation('concerts');
  const current = useLocale();
  const isDevicesDark = useInBrowser(() => matchMedia('(prefers-color-scheme: dark)').matches, false);
  const isDark = theme === 'hall' || (theme === 'auto' && isDevicesDark);
  const otherMode: DisplaySettings = { ...display, mode: isDark ? 'papel' : 'sala' };
  const switchMode = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onDisplay(otherMode);
  };
  return (
    <header className={styles.bar} data-print="hidden">
      <a className={styles.item} href={localisedPath(back.to, current)}>
        <Icon of={ArrowLeft} />
        <span>{back.label}</span>
      </a>
      <div className={styles.end}>
        <a className={styles.item} href={localisedPath(path, current) + displayQuery(otherMode)} onClick={switchMode}>
          <Icon of={isDark ? Sun : Moon} />
          <span className={styles.word}>{t(isDark ? 'programmeBooklet.paperMode' : 'programmeBooklet.hallMode')}</span>
        </a>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears keys and focus of the controls within */}
        <details className={styles.display} onKeyDown={closeByEscape} onBlur={closeBehindFocus}>
          <summary className={styles.item} aria-label={t('programmeBooklet.display.label')}>
            <Icon of={ALargeSmall} className={styles.textSize} />
          </summary>
          <DisplayForm path={path} display={display} onDisplay={onDisplay} />
        </details>
        <nav className={styles.languages} aria-label={t('programmeBooklet.languages')}>
          {locales.map((locale) => (
            <a
              key={locale}
              className={styles.item}
              href={languagePath(locale, path + displayQuery(display))}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{locale.toUpperCase()}</span>
              <span className="visually-hidden">{t(`programmeBooklet.language.${locale}`)}</span>
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

/** Escape closes the unfolded settings, which lie over the page, and leaves the focus at their button. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * Settings that the focus has left would hide what has it now. A press on their words moves it to the page’s main part, which is around
 * them: they stay open.
 */
function closeBehindFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return;
  currentTarget.open = false;
}
