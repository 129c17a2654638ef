import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../navigation/Breadcrumb/Breadcrumb.tsx';
import { Lead } from '../../text/Lead/Lead.tsx';
import { titleLength } from './title-length.ts';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: string;
  /** The title's own language where it is not the page's. */
  lang?: string | undefined;
  trail?: readonly Crumb[];
  /** The last crumb, where the title is too long for it. */
  crumb?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Below the lead: dates, badges. */
  children?: ReactNode;
}

/** The head of a page: breadcrumb, the only h1, and lead. For a head with a picture use `PicturedHead`. */
export function PageHead({ title, lang, trail, crumb, eyebrow, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <Breadcrumb trail={trail} current={crumb ?? title} lang={crumb ? undefined : lang} />
      {eyebrow}
      <h1 className={styles.title} lang={lang} data-length={titleLength(title)}>
        {title}
      </h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </div>
  );
}
