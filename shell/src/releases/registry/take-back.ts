import type { Registry } from '../release.schema.ts';
import type { RefusedRelease } from './deploy-status.ts';
import { replacedApps, withAppOf } from './registry.ts';
import { bySite, changeRegistry, registryEvent } from './registry-log.ts';

interface TakeBackOptions {
  /** The registry with the refused release, as it was judged. */
  judged: Registry;
  /** The registry whose release comes back. */
  accepted: Registry;
}

/** Removes only the refused change from the registry: what was deployed or taken down since stays in it, and is judged next. */
export async function takeBack(
  store: string,
  { name, version, reason }: Pick<RefusedRelease, 'name' | 'version' | 'reason'>,
  { judged, accepted }: TakeBackOptions,
): Promise<void> {
  await changeRegistry(store, (current) => {
    if (replacedApps(judged, current).includes(name)) return null;
    const event = registryEvent('refuse', { name, version }, bySite(reason));
    return { event, ...withAppOf(current, name, accepted) };
  });
}
