import { mayEnter, type OfficeArea } from '@ofgc/shared/domain/staff/area-roles.ts';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { officeAlertsPath } from '@ofgc/shared/routes/office/alerts.ts';
import { officePath } from '@ofgc/shared/routes/office/area.ts';
import { officeConcertsPath } from '@ofgc/shared/routes/office/concerts.ts';
import { inboxCasesPath } from '@ofgc/shared/routes/office/inbox.ts';
import { officeChannelPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { staffPath } from '@ofgc/shared/routes/office/staff.ts';

interface Section {
  name: OfficeArea;
  to: string;
  /** The path above the section's other pages, where it is not `to`. */
  above?: string;
}

/** The sections of the office, in the order of the menu; which roles may open them: `shared/src/domain/staff/area-roles.ts`. */
const sections: readonly Section[] = [
  { name: 'inbox', to: officePath, above: inboxCasesPath },
  { name: 'alerts', to: officeAlertsPath },
  { name: 'concerts', to: officeConcertsPath },
  { name: 'schools', to: schoolAreaPaths.office },
  { name: 'channel', to: officeChannelPath },
  { name: 'staff', to: staffPath },
];

/**
 * The sections that an account may open.
 * @param own all roles of the account
 * @returns empty where the account may open none
 */
export function sectionsFor(own: readonly StaffRole[]): Section[] {
  return sections.filter(({ name }) => mayEnter(name, own));
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
