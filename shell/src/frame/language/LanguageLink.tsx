import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { languagePath } from '@ofgc/shared/routes/language.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import item from '../top-bar/BarItem.module.css';
import { rememberLocale } from './locale-cookie.ts';
import { useAlternates } from './alternates.ts';

/**
 * The other language of the shown page, in one activation. The link sets the cookie on the server and redirects; React does
 * the same in place and replaces the route with its equivalent, without loading the document anew.
 */
export function LanguageLink() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const alternates = useAlternates();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const choose = (event: MouseEvent, locale: Locale) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    rememberLocale(locale);
    void navigate(localisedPath(alternates[locale], locale) + hash, { replace: true });
  };

  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <a
        key={locale}
        className={item.item}
        href={languagePath(locale, alternates[locale])}
        lang={locale}
        hrefLang={locale}
        onClick={(event) => choose(event, locale)}
      >
        <span className={item.code} aria-hidden="true">
          {locale.toUpperCase()}
        </span>
        <span className={item.word}>{t(`language.${locale}`)}</span>
      </a>
    ));
}
