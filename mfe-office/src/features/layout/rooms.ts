import type { StaffRole } from '@ofgc/shared/domain/accounts/account.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { officeChannelPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { alertsPath, concertsPath, officePath, staffPath } from '../../addresses.ts';

type RoomName = 'inbox' | 'alerts' | 'concerts' | 'schools' | 'channel' | 'staff';

/** The rooms of the office, and whose they are; without roles everybody's. */
const rooms: readonly { name: RoomName; to: string; roles?: readonly StaffRole[] }[] = [
  { name: 'inbox', to: officePath, roles: ['box-office', 'education', 'communication'] },
  { name: 'alerts', to: alertsPath, roles: ['communication'] },
  { name: 'concerts', to: concertsPath, roles: ['box-office', 'communication'] },
  { name: 'schools', to: schoolAreaPaths.office, roles: ['schools'] },
  { name: 'channel', to: officeChannelPath, roles: ['channel'] },
  { name: 'staff', to: staffPath, roles: ['staff'] },
];

/**
 * The rooms that somebody may enter, in the order of the menu.
 * @param own all roles that they have
 * @returns empty where they open none
 */
export function roomsFor(own: readonly StaffRole[]) {
  return rooms.filter(({ roles }) => !roles || roles.some((role) => own.includes(role)));
}
