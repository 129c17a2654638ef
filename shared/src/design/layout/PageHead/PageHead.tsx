import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../navigation/Breadcrumb/Breadcrumb.tsx';
import type { Picture } from '../../../domain/pictures/picture.schema.ts';
import { HeadPicture, type HeadDrawing } from '../../picture/HeadPicture.tsx';
import { Lead } from '../../text/Lead/Lead.tsx';
import { titleLength } from './title-length.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** The title's own language where it is not the page's. */
  lang?: string | undefined;
  trail?: readonly Crumb[];
  /** The last crumb, where the title is too long for it. */
  crumb?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** The first stands beside the words where there is room, below them on phones. */
  pictures?: readonly Picture[] | undefined;
  /** What stands there without a photograph. */
  drawing?: HeadDrawing | undefined;
  /** Below the lead: dates, badges. */
  children?: ReactNode;
}

/** The head of a page: where it is, its one title, what it is about. */
export function PageHead({ title, lang, trail, crumb, eyebrow, lead, pictures, drawing, children }: PageHeadProps) {
  const words = (
    <>
      <Breadcrumb trail={trail} current={crumb ?? title} />
      {eyebrow}
      <h1 className={styles.title} lang={lang} data-length={titleLength(title)}>
        {title}
      </h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </>
  );
  if (!pictures?.length && !drawing) return <div className={styles.head}>{words}</div>;
  return (
    <div className={styles.pictured}>
      <div className={styles.head}>{words}</div>
      <div className={styles.picture}>
        <HeadPicture pictures={pictures} drawing={drawing} />
      </div>
    </div>
  );
}
