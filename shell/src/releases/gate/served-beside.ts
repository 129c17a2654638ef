import { readQuarantined } from '../../server/supervisor/quarantine/quarantine-file.ts';
import { type ServedRegistry, withFallbacks } from '../../server/supervisor/quarantine/fallback.ts';
import { activate } from '../registry/registry.ts';
import { readRegistry } from '../registry/registry-log.ts';
import type { Release } from '../release.schema.ts';

/** What the workers would get with this release: of what is quarantined the last good one, or nothing. It is judged anew itself. */
export async function servedBeside(store: string, release: Release): Promise<ServedRegistry> {
  const registry = activate(await readRegistry(store), release);
  const quarantined = await readQuarantined(store);
  const has = (name: string, of: string) =>
    name !== release.name && quarantined.some(({ remote, version }) => remote === name && version === of);
  return withFallbacks(store, registry, { has });
}
