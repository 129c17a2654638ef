import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { carryField } from '@ofgc/shared/forms/form-state.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';

/**
 * Posts a form of the channel to its page in the other language, which shows it as it was written: nothing is kept on the way, on the device or here.
 * The bar's link to the other language presses it where something is written.
 */
export function CarryToLanguage({ path, labelledBy }: { path: string; labelledBy: string }) {
  const { t } = useTranslation('about');
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
        {t('channel.carry')}
      </Button>
    ));
}
