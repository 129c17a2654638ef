import { splitLocale } from '@ofgc/shared/i18n';
import { remoteOfPath } from '../../composition/release-vector.ts';
import type { Registry } from '../../releases/release.schema.ts';

/** The remote that owns a page; undefined for the shell's own pages. */
export function pageOwner(url: string, { apps }: Registry): string | undefined {
  return remoteOfPath(pathWithoutLocale(url), apps);
}

/** Remotes whose code may run for a page: the page's owner; for the home page every remote that fills a slot. */
export function pageRemotes(url: string, registry: Registry): readonly string[] {
  const owner = pageOwner(url, registry);
  if (owner) return [owner];
  const filling = () => Object.keys(registry.apps).filter((name) => registry.apps[name]?.slots.length !== 0);
  return pathWithoutLocale(url) === '/' ? filling() : [];
}

function pathWithoutLocale(url: string): string {
  return splitLocale(url.split('?')[0] ?? '/').path;
}
