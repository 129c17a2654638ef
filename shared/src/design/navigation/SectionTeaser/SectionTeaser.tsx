import type { ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Eyebrow } from '../../text/Eyebrow/Eyebrow.tsx';
import styles from './SectionTeaser.module.css';

interface SectionTeaserProps {
  /** Of the heading: what names the part. */
  id: string;
  eyebrow: string;
  title: string;
  link: { to: string; label: string };
  /** What the section offers, in a sentence or two. */
  children: ReactNode;
}

/** The way to a section from the home page: one column under a rule in the section's colour. */
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
