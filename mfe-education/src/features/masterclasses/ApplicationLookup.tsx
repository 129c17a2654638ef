import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import styles from './ApplicationLookup.module.css';

/** Asks for the reference of an application. A plain GET form, answered at `#estado`. @param reference a reference that was not found */
export function ApplicationLookup({ reference }: { reference?: string }) {
  const { t } = useTranslation('education');
  return (
    <Details summary={t('application.lookup')} isOpen={reference !== undefined}>
      <form
        className={styles.lookup}
        method="get"
        action={`${localisedPath(educationPaths.masterclasses, useLocale())}#estado`}
        noValidate
      >
        <Field
          label={t('application.reference')}
          hint={t('application.referenceHint')}
          name="solicitud"
          defaultValue={reference}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" kind="secondary" size="row">
          {t('application.see')}
        </Button>
      </form>
    </Details>
  );
}
