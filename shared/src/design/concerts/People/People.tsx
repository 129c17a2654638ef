import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import styles from './People.module.css';

export interface Person {
  name: string;
  /** Their part in the concert: "dirección", "oboe", "78 músicos en escena". */
  part: string;
  /** Their page. */
  to?: string | undefined;
}

/** The performers, with their parts. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, part, to }) => (
        <li key={`${name} ${part}`}>
          <b>{to ? <SiteLink to={to}>{name}</SiteLink> : name}</b>
          <span className={styles.part}>{part}</span>
        </li>
      ))}
    </ul>
  );
}
