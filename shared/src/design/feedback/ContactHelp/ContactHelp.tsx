import type { ReactNode } from 'react';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import { HelpBlock } from '../HelpBlock/HelpBlock.tsx';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { dial, shownPhone } from './dial.ts';

interface ContactHelpProps {
  title: ReactNode;
  text: ReactNode;
  /** Formatted for reading. */
  phone: string;
  /** Absent where email would not be safe: then the button calls. */
  email?: string | undefined;
  /** The label of the button: "Write to the box office". */
  action: string;
}

/** The contact for the subject of a page: a short text, the telephone, and a button to write an email. */
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
