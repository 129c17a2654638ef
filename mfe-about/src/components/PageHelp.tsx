import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { HelpBlock } from '@ofgc/shared/design/HelpBlock/HelpBlock.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { dial, helpContactOf } from './help-contacts.ts';

/** Who helps with the subject of a page. */
export function PageHelp({ path }: { path: string }) {
  const { t } = useTranslation('about');
  const { topic, phone, email } = helpContactOf(path);
  return (
    <HelpBlock
      title={t('help.title')}
      headingLevel={2}
      action={
        <ButtonLink to={email ? `mailto:${email}` : dial(phone)} kind="secondary">
          {t(`help.${topic}.action`)}
        </ButtonLink>
      }
    >
      <p>
        {t(`help.${topic}.text`)} <SiteLink to={dial(phone)}>{phone}</SiteLink>
      </p>
    </HelpBlock>
  );
}
