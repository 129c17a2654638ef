import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { carryField } from '@ofgc/shared/forms/carried-form.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import type { ReactNode } from 'react';

interface CarryToLanguageButtonProps {
  path: string;
  /** The id of the heading to which the page in the other language scrolls. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * Posts a form of the channel to its page in the other language, which shows the same input:
 * nothing is stored in between, on the device or on the server.
 * The language link of the site's bar submits it where something has been typed, or where the form has a code.
 */
export function CarryToLanguageButton({ path, labelledBy, children }: CarryToLanguageButtonProps) {
  const current = useLocale();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <Button
        key={locale}
        type="submit"
        kind="quiet"
        size="row"
        name={carryField}
        value={locale}
        formAction={`${localisedPath(path, locale)}#${labelledBy}`}
      >
        {children}
      </Button>
    ));
}
