import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { HelpBlock } from '@ofgc/shared/design/HelpBlock/HelpBlock.tsx';
import { useTranslation } from 'react-i18next';

/** Whom schools, families and groups may ask. */
export function EducationHelp() {
  const { t } = useTranslation('education');
  return (
    <HelpBlock
      title={t('help.title')}
      headingLevel={2}
      action={
        <ButtonLink to="/sobre-ofgc/contacto" kind="secondary">
          {t('help.contact')}
        </ButtonLink>
      }
    >
      <p>{t('help.text')}</p>
    </HelpBlock>
  );
}
