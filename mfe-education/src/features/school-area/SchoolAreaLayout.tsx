import { ConflictNotice } from '@ofgc/shared/design/forms/PostForm/ConflictNotice.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { educationPath } from '@ofgc/shared/routes/site/sections.ts';
import type { SignedIn } from '@ofgc/shared/domain/accounts/session.schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SignedInBar } from '../school-account/SignedInBar.tsx';
import styles from './SchoolAreaLayout.module.css';

interface SchoolAreaLayoutProps {
  title: string;
  lead?: ReactNode;
  /** The parent page in the breadcrumb; `none` for the first page of the school area. */
  above?: 'none' | 'area' | 'office';
  /** Who is signed in. */
  who?: SignedIn | null;
  children: ReactNode;
}

/** The layout of the school area's pages: a head with a breadcrumb, and one column. */
export function SchoolAreaLayout({ title, lead, above = 'area', who, children }: SchoolAreaLayoutProps) {
  const { t } = useTranslation('education');
  const { path } = splitLocale(useLocation().pathname);
  const area = { label: t('area.title'), to: schoolAreaPaths.area };
  const office = { label: t('office.title'), to: schoolAreaPaths.office };
  const trail = { none: [], area: [area], office: [office] }[above];
  return (
    <Container>
      {who && <SignedInBar who={who} />}
      <PageHead title={title} lead={lead} trail={[{ label: t('section'), to: educationPath }, ...trail]} />
      <div className={styles.parts}>
        {/* Another registration's forms are other forms, also where both have the same version. */}
        <ConflictNotice key={path}>{children}</ConflictNotice>
      </div>
    </Container>
  );
}

interface AreaPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a page of the school area, under its heading. */
export function AreaPart({ id, title, children }: AreaPartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
