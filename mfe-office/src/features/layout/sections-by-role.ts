import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { officeChannelPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { alertsPath, concertsPath, officePath, staffPath } from '../../addresses.ts';

type SectionName = 'inbox' | 'alerts' | 'concerts' | 'schools' | 'channel' | 'staff';

/** The sections of the office with the roles that may open them; every account may open a section without roles. */
const sections: readonly { name: SectionName; to: string; roles?: readonly StaffRole[] }[] = [
  { name: 'inbox', to: officePath, roles: ['box-office', 'education', 'communication'] },
  { name: 'alerts', to: alertsPath, roles: ['communication'] },
  { name: 'concerts', to: concertsPath, roles: ['box-office', 'communication'] },
  { name: 'schools', to: schoolAreaPaths.office, roles: ['schools'] },
  { name: 'channel', to: officeChannelPath, roles: ['channel'] },
  { name: 'staff', to: staffPath, roles: ['staff'] },
];

/**
 * The sections that an account may open, in the order of the menu.
 * @param own all roles of the account
 * @returns empty where the account may open none
 */
export function sectionsFor(own: readonly StaffRole[]) {
  return sections.filter(({ roles }) => !roles || roles.some((role) => own.includes(role)));
}
