import { NewTabHint } from '@ofgc/shared/design/navigation/SiteLink/NewTabHint.tsx';
import { useTranslation } from 'react-i18next';
import { CarryToLanguageButton } from './CarryToLanguageButton.tsx';

interface OtherLanguageFormProps {
  /** The path of the shown page, without locale. */
  path: string;
  /** The id of the part that is shown in the other language. */
  shown: string;
  /** What the page is shown for. */
  values: { code: string; text?: string };
}

/**
 * Shows a page that only a post opens in the other language, in a new tab: whatever happens there, this one, which may be the only
 * place of a code, stays open.
 */
export function OtherLanguageForm({ path, shown, values }: OtherLanguageFormProps) {
  const { t } = useTranslation('about');
  return (
    <form method="post" target="_blank" data-print="hidden">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CarryToLanguageButton path={path} labelledBy={shown}>
        {t('channel.pageInOtherLanguage')}
        <NewTabHint />
      </CarryToLanguageButton>
    </form>
  );
}
