import type { Team } from '../../releases/database/release-database.ts';
import type { Release } from '../../releases/release.schema.ts';
import { Refusal } from './refusal.ts';

/**
 * A release may go live only with addresses and slots that are its team's now: an earlier one may have some that were taken from the team.
 * @throws Refusal that names the first one that is not
 */
export function requireOwned({ name, version, mounts, slots }: Release, team: Team): void {
  const mount = mounts.find((one) => !team.mounts.includes(one));
  const slot = slots.find((one) => !team.slots.includes(one));
  const foreign = mount ? `mount ${mount}` : slot && `slot ${slot}`;
  if (foreign) throw new Refusal(422, `${name} ${version}: the ${foreign} was not given to the team ${team.name}.`);
}
