import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { MemberSection } from '@ofgc/shared/domain/members/member.ts';
import styles from './SeatingPlanIndex.module.css';

interface SeatingPlanIndexProps {
  /** In the order of their numbers on the seating plan. */
  sections: readonly { key: MemberSection; name: string; count: number }[];
}

/** The numbers of the seating plan, each a link to its section in the list of members. */
export function SeatingPlanIndex({ sections }: SeatingPlanIndexProps) {
  return (
    <ol className={styles.index}>
      {sections.map(({ key, name, count }) => (
        <li key={key}>
          <SiteLink to={`#${key}`}>{name}</SiteLink>
          {'\u00a0'}
          <span className="soft">{count}</span>
        </li>
      ))}
    </ol>
  );
}
