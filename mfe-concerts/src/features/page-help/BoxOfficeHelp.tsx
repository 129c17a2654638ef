import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { HelpBlock } from '@ofgc/shared/design/feedback/HelpBlock/HelpBlock.tsx';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpText } from './HelpText.tsx';

interface BoxOfficeHelpProps {
  /** Default: whether the visitor needs help. */
  title?: string;
  /** Default: a link to the contact form. */
  action?: ReactNode;
}

/** Telephone and hours of the box office, as the last block of a page. */
export function BoxOfficeHelp({ title, action }: BoxOfficeHelpProps) {
  const { t } = useTranslation('concerts');
  const contact = (
    <ButtonLink to={contactPath} kind="secondary">
      {t('hub.contact')}
    </ButtonLink>
  );
  return (
    <HelpBlock title={title ?? t('hub.help')} headingLevel={2} action={action ?? contact}>
      <HelpText text={t('hub.helpText')} />
    </HelpBlock>
  );
}
