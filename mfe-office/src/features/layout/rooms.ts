import type { StaffRole } from '@ofgc/shared/domain/accounts/account.ts';
import { alertsPath, officePath } from '../../addresses.ts';

/** The rooms of the office, and whose they are; without roles everybody's. */
const rooms: readonly { name: 'inbox' | 'alerts'; to: string; roles?: readonly StaffRole[] }[] = [
  { name: 'inbox', to: officePath },
  { name: 'alerts', to: alertsPath, roles: ['communication'] },
];

export function roomsFor(own: readonly StaffRole[]) {
  return rooms.filter(({ roles }) => !roles || roles.some((role) => own.includes(role)));
}
