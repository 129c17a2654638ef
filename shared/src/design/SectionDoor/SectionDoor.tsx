import type { ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Kicker } from '../Kicker/Kicker.tsx';
import styles from './SectionDoor.module.css';

interface SectionDoorProps {
  /** Of the heading: what names the part. */
  id: string;
  /** Whose colour it wears. */
  section: 'education' | 'explore' | 'about' | 'jobs';
  kicker: string;
  title: string;
  link: { to: string; label: string };
  /** What is behind it, in a sentence or two. */
  children: ReactNode;
}

/** The way to a section from the home page: one column under a rule in the section's colour. */
export function SectionDoor({ id, section, kicker, title, link, children }: SectionDoorProps) {
  return (
    <section className={styles.door} data-section={section} aria-labelledby={id}>
      <Kicker>{kicker}</Kicker>
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
