import { dial, shownPhone } from '@ofgc/shared/design/feedback/ContactHelp/dial.ts';
import { Heading } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../block-props.ts';
import styles from './ContactBlock.module.css';

/** Contacts, with phone, email, address and hours. */
export function ContactBlock({ block, headingLevel }: BlockProps<'contact'>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <ul className={styles.contacts}>
      {block.items.map(({ name, text, address, hours, phone, email }) => (
        <li key={name}>
          <Heading level={headingLevel} className={styles.name}>
            {name}
          </Heading>
          {text && <p>{text}</p>}
          {address && <address>{address}</address>}
          {phone && (
            <p>
              {t('content.phone')} <SiteLink to={dial(phone)}>{shownPhone(phone, locale)}</SiteLink>
            </p>
          )}
          {email && (
            <p>
              <SiteLink to={`mailto:${email}`}>{email}</SiteLink>
            </p>
          )}
          {hours && <p className="soft">{hours}</p>}
        </li>
      ))}
    </ul>
  );
}
