import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { mailLink } from '@ofgc/shared/text/mail-link.ts';
import { useTranslation } from 'react-i18next';
import { AccountDecision } from './AccountDecision.tsx';
import styles from './CentreItem.module.css';

/** A school; one without an account has the forms that approve or refuse it. */
export function CentreItem({ centre }: { centre: SchoolCentre }) {
  const { t } = useTranslation('education');
  const { id, name, code, municipality, contact, email, phone, isOneRoom, state } = centre;
  return (
    <article className={styles.centre} aria-labelledby={`centro-${id}`}>
      <div>
        <h3 id={`centro-${id}`} className={styles.name}>
          <SiteLink to={schoolAreaPaths.managedCentre(id)}>{name}</SiteLink>
        </h3>
        <p className="small">
          {code} · {municipality} {isOneRoom && `· ${t('office.oneRoom')}`}
        </p>
        <p className="small soft">
          {contact} · <a href={mailLink(email)}>{email}</a>&nbsp;·{' '}
          <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>
        </p>
      </div>
      {state !== 'approved' && <AccountDecision centre={centre} labelledBy={`centro-${id}`} />}
    </article>
  );
}
