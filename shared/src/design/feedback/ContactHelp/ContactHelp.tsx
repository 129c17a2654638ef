import type { ReactNode } from 'react';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import { HelpBlock } from '../HelpBlock/HelpBlock.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { dial, shownPhone } from './dial.ts';

interface ContactHelpProps {
  title: ReactNode;
  text: ReactNode;
  /** As it is read. */
  phone: string;
  /** None where writing by email would not be safe: then the button calls. */
  email?: string | undefined;
  /** What the button does: "Write to the box office". */
  action: string;
}

/** Who helps with the subject of a page: a few words, the telephone, and a button that writes. */
export function ContactHelp({ title, text, phone, email, action }: ContactHelpProps) {
  const locale = useLocale();
  return (
    <HelpBlock
      title={title}
      headingLevel={2}
      action={
        <ButtonLink to={email ? `mailto:${email}` : dial(phone)} kind="secondary">
          {action}
        </ButtonLink>
      }
    >
      <p>
        {text} <SiteLink to={dial(phone)}>{shownPhone(phone, locale)}</SiteLink>.
      </p>
    </HelpBlock>
  );
}
