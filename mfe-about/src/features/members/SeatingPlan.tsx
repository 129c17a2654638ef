import type { Member } from '@ofgc/shared/domain/members/member.schema.ts';
import type { MemberSection } from '@ofgc/shared/domain/members/member.ts';
import { labelPositionOf, seatOrchestra, stage } from './seat-positions.ts';
import styles from './SeatingPlan.module.css';

interface SeatingPlanProps {
  members: readonly Member[];
  /** In the order of their numbers. */
  sections: readonly { key: MemberSection; name: string }[];
  /** The accessible name of the picture. */
  label: string;
}

/** Families differ in fill as well as in colour, so that nobody depends on colour alone. Sections not listed are strings. */
const families: Partial<Record<MemberSection, string>> = {
  flutes: 'woodwind',
  oboes: 'woodwind',
  clarinets: 'woodwind',
  bassoons: 'woodwind',
  horns: 'brass',
  trumpets: 'brass',
  trombonesAndTuba: 'brass',
  timpaniAndPercussion: 'percussion',
  harpAndKeyboards: 'percussion',
};

/** The platform seen from the hall: a circle for each member who plays at present. */
export function SeatingPlan({ members, sections, label }: SeatingPlanProps) {
  const { conductor } = stage;
  return (
    <svg className={styles.plan} viewBox={`0 0 ${stage.width} ${stage.height}`} role="img" aria-label={label}>
      <path className={styles.edge} d={`M ${conductor.x - 460} ${conductor.y + 14} a 460 460 0 0 1 920 0`} />
      {seatOrchestra(members).map(({ member, x, y }) => (
        <circle
          key={member.id}
          cx={x}
          cy={y}
          r={11}
          data-family={families[member.section.key] ?? 'strings'}
          data-leads={member.role.key === 'concertmaster' || undefined}
        />
      ))}
      <path className={styles.conductor} d={`M ${conductor.x - 15} ${conductor.y + 12} h 30 v -10 h -30 z`} />
      {sections.map(({ key }, index) => (
        <text key={key} {...labelPositionOf(key)} dy="0.36em">
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
