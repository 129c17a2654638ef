import { splitLocale } from '@ofgc/shared/i18n';
import { remoteOfPath } from '../../composition/release-vector.ts';
import type { Registry } from '../../releases/release.schema.ts';

/** Remotes whose code may run for a page: the page's owner; for the home page every remote that fills a slot. */
export function pageRemotes(url: string, registry: Registry): readonly string[] {
  const path = splitLocale(url.split('?')[0] ?? '/').path;
  const owner = remoteOfPath(path, registry.apps);
  if (owner) return [owner];
  const filling = () => Object.keys(registry.apps).filter((name) => registry.apps[name]?.slots.length !== 0);
  return path === '/' ? filling() : [];
}
