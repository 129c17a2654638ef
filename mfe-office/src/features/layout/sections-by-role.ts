import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { officeChannelPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { alertsPath, officeConcertsPath, officePath, recordsPath, staffPath } from '../../addresses.ts';

type SectionName = 'inbox' | 'alerts' | 'concerts' | 'schools' | 'channel' | 'staff';

interface Section {
  name: SectionName;
  to: string;
  /** The path above the section's other pages, where it is not `to`. */
  above?: string;
  roles?: readonly StaffRole[];
}

/** The sections of the office with the roles that may open them; every account may open a section without roles. */
const sections: readonly Section[] = [
  { name: 'inbox', to: officePath, above: recordsPath, roles: ['box-office', 'education', 'communication'] },
  { name: 'alerts', to: alertsPath, roles: ['communication'] },
  { name: 'concerts', to: officeConcertsPath, roles: ['box-office', 'communication'] },
  { name: 'schools', to: schoolAreaPaths.office, roles: ['schools'] },
  { name: 'channel', to: officeChannelPath, roles: ['channel'] },
  { name: 'staff', to: staffPath, roles: ['staff'] },
];

/**
 * The sections that an account may open, in the order of the menu.
 * @param own all roles of the account
 * @returns empty where the account may open none
 */
export function sectionsFor(own: readonly StaffRole[]): Section[] {
  return sections.filter(({ roles }) => !roles || roles.some((role) => own.includes(role)));
}

/**
 * The `aria-current` of a section's link.
 * @param path of the page that is shown, without locale
 * @returns `page` on the section's own page, `true` on a page below it
 */
export function currentMark(
  { to, above = to }: Pick<Section, 'to' | 'above'>,
  path: string,
): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return path.startsWith(`${above}/`) ? 'true' : undefined;
}
