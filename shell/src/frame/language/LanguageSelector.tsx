import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { languagePath } from '@ofgc/shared/routes/language.ts';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import styles from './LanguageSelector.module.css';
import { rememberLocale } from './locale-cookie.ts';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { useAlternates } from './alternates.ts';

/**
 * The list of languages. Its links set the cookie on the server and redirect; React does the same in place and replaces
 * the route with its equivalent, without loading the document anew.
 */
export function LanguageSelector() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const alternates = useAlternates();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDetailsElement>(null);
  const choose = (event: MouseEvent, locale: Locale) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    rememberLocale(locale);
    if (list.current) list.current.open = false;
    void navigate(localisedPath(alternates[locale], locale) + hash, { replace: true });
  };

  return (
    <details ref={list} className={styles.languages}>
      <summary aria-label={t('language.current', { name: t(`language.${current}`) })}>
        {t(`language.${current}`)} <Icon of={ChevronDown} />
      </summary>
      <ul className={styles.list} aria-label={t('language.label')}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={languagePath(locale, alternates[locale])}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => choose(event, locale)}
            >
              {t(`language.${locale}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
