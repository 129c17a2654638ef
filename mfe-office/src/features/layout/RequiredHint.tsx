import { useTranslation } from 'react-i18next';

/** Explains the mark of required fields, at the end of a form that also has fields that may stay empty. */
export function RequiredHint() {
  const { t } = useTranslation('shared');
  return (
    <p className="small soft" data-wide="">
      {t('form.required')}
    </p>
  );
}
