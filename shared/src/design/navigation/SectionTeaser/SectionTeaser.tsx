import type { ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Eyebrow } from '../../text/Eyebrow/Eyebrow.tsx';
import styles from './SectionTeaser.module.css';

interface SectionTeaserProps {
  /** The id of the heading, which names the part. */
  id: string;
  eyebrow: string;
  title: string;
  link: { to: string; label: string };
  /** A description of the section in a sentence or two. */
  children: ReactNode;
}

/** The home page's link to a section: one column below a line in the section's colour. */
export function SectionTeaser({ id, eyebrow, title, link, children }: SectionTeaserProps) {
  return (
    <section className={styles.teaser} aria-labelledby={id}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </p>
    </section>
  );
}
