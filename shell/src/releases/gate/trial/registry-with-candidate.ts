import { readQuarantined } from '../../registry/quarantine-file.ts';
import { type ServedRegistry, withFallbacks } from '../../../server/supervisor/quarantine/fallback.ts';
import { activate } from '../../registry/registry.ts';
import { readRegistry } from '../../registry/registry-log.ts';
import type { Registry, Release } from '../../release.schema.ts';

/**
 * The registry that workers would get with this release: other quarantined releases are replaced by their fallback, or left out.
 * @param beside the other releases, if they are not the live ones
 */
export async function registryWithCandidate(
  store: string,
  release: Release,
  beside?: Registry,
): Promise<ServedRegistry> {
  const registry = activate(beside ?? (await readRegistry(store)), release);
  const quarantined = await readQuarantined(store);
  const has = (name: string, of: string) =>
    name !== release.name && quarantined.some(({ remote, version }) => remote === name && version === of);
  return withFallbacks(store, registry, { has });
}
