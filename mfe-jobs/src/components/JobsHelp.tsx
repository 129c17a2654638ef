import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { HelpBlock } from '@ofgc/shared/design/HelpBlock/HelpBlock.tsx';
import { useTranslation } from 'react-i18next';

/** Who answers questions about a call. */
export function JobsHelp() {
  const { t } = useTranslation('jobs');
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
