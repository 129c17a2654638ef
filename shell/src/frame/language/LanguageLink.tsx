import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { carryField } from '@ofgc/shared/forms/carried-form.ts';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { languagePath } from '@ofgc/shared/routes/language.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import item from '../top-bar/BarItem.module.css';
import { rememberLocale } from './locale-cookie.ts';
import { useAlternates } from './alternates.ts';

/**
 * Switches to the other language of the shown page with one click. The link sets the cookie on the server and redirects; React does
 * the same in place and replaces the route with its equivalent, without loading the document anew. On confidential pages the choice
 * is not stored. Where a form has a button that carries its values to the other language, the link presses that button.
 */
export function LanguageLink() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const alternates = useAlternates();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const isStored = !isConfidential(pathname);
  const pathIn = (locale: Locale) => localisedPath(alternates[locale], locale);
  const choose = (event: MouseEvent, locale: Locale) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const carry = writtenCarry();
    if (carry) return carry.click();
    if (isStored) rememberLocale(locale);
    void navigate(pathIn(locale) + hash, { replace: true });
  };

  return locales
    .filter((locale) => locale !== current)
    .map((locale, place) => (
      <a
        // The same element in all languages: it keeps the focus unless the address has a fragment that takes the focus.
        key={place}
        className={item.item}
        href={isStored ? languagePath(locale, alternates[locale]) : pathIn(locale)}
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

/** The button that carries a form's values to the other language; undefined where the form is empty and has no code of a report. */
function writtenCarry(): HTMLButtonElement | undefined {
  const button = document.querySelector<HTMLButtonElement>(`button[name="${carryField}"]`);
  const fields =
    button?.form?.querySelectorAll<HTMLTextAreaElement>('textarea, select, input:not([type=hidden]), [name=code]') ??
    [];
  return button && [...fields].some(({ value }) => value !== '') ? button : undefined;
}
