import { SessionEnd } from '@ofgc/shared/design/feedback/SessionEnd/SessionEnd.tsx';
import { ConflictNotice } from '@ofgc/shared/design/forms/PostForm/ConflictNotice.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { SignedIn } from '@ofgc/shared/domain/accounts/session.schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLocale } from '@ofgc/shared/i18n';
import { accessibilityPath } from '@ofgc/shared/routes/site/pages.ts';
import { officeAccountPath } from '@ofgc/shared/routes/office/area.ts';
import { currentMark, sectionsFor } from './sections-by-role.ts';
import styles from './OfficeFrame.module.css';

interface OfficeFrameProps {
  who: SignedIn;
  title: string;
  /** Content beside the title, such as a link to create or to go back. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the office: the sections that the roles allow, the account's name, a warning before the session ends. */
export function OfficeFrame({ who, title, aside, children }: OfficeFrameProps) {
  const { t } = useTranslation('office');
  const { path } = splitLocale(useLocation().pathname);
  return (
    <>
      <header className={styles.bar}>
        <p className={styles.house}>{t('house')}</p>
        <nav aria-label={t('sections')}>
          <ul className={styles.sections}>
            {sectionsFor(who.roles).map((section) => (
              <li key={section.name}>
                <SiteLink to={section.to} aria-current={currentMark(section, path)}>
                  {t(`room.${section.name}`)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.who}>
          <SiteLink to={officeAccountPath}>{who.name}</SiteLink>
          <PostForm name="sign-out" submit={t('signOut')} kind="quiet" action={officeAccountPath} />
        </div>
      </header>
      <SessionEnd kind="staff" endsAt={who.idleEndsAt} words={(key) => t(`sessionEnd.${key}`)} />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </div>
        {/* Another record's forms are other forms, also where both records have the same version. */}
        <ConflictNotice key={path}>{children}</ConflictNotice>
        {/* These pages lack the site's footer, and the law demands the link of every page (RD 1112/2018, art. 15). */}
        <p className={styles.foot}>
          <SiteLink to={accessibilityPath}>{t('accessibility')}</SiteLink>
        </p>
      </div>
    </>
  );
}
