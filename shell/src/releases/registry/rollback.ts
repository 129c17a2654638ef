import { minute } from '@ofgc/shared/dates/spans.ts';
import type { Provenance } from '../build/provenance.ts';
import { builtFrom } from './built-from.ts';
import { withdrawCanary } from './change-canary.ts';
import { activate } from './registry.ts';
import { changeRegistry, readHistory, readRegistry, registryEvent } from './registry-log.ts';
import type { Revision } from '../release.schema.ts';
import { readRelease } from '../store/store.ts';

/** How long after a site has withdrawn a canary by itself a rollback is taken to be meant for that canary, in milliseconds. */
const canaryInMind = 10 * minute;

/**
 * Withdraws a canary; without one makes the previous live release live again, or brings back a section that was taken down.
 * @param findLast finds the last change of the app: by default that in the log here @throws where there is none, its files are gone, another change came in between, or the site has just withdrawn the canary by itself
 */
export async function rollback(
  store: string,
  name: string,
  provenance: Provenance & { why: string },
  findLast: () => Promise<Pick<Revision, 'event'> | undefined> = () => findLastOf(store, name),
): Promise<Revision> {
  const seen = await readRegistry(store);
  const app = seen.apps[name];
  if (!app) throw new Error(`${name} was never live here: there is nothing to go back to.`);
  if (app.canary) {
    const withdrawn = await withdrawCanary(store, { name, version: app.canary.version }, provenance);
    if (!withdrawn) throw new Error(`The canary of ${name} was replaced meanwhile: look again.`);
    return withdrawn;
  }
  const last = (await findLast())?.event;
  // Who asks has seen the errors of the canary: the live release of all visitors is not at fault.
  if (last?.action === 'withdraw' && last.isBySite && Date.now() - Date.parse(last.at) < canaryInMind)
    throw new Error(
      `The site itself withdrew the canary ${last.version} of ${name}: ${last.why}. ${name} ${app.version} is live as before: \`activate\` makes another release live.`,
    );
  // A section that was taken down comes back with its last live release.
  const before = app.removed ? app.version : app.previous[0];
  if (!before) throw new Error(`${name} has no earlier release to go back to.`);
  const release = await readRelease(store, name, before).catch(() => {
    throw new Error(`${name} ${before} is not in the store any more: activate another release, or deploy one.`);
  });
  const by = { ...provenance, ...(await builtFrom(store, release)) };
  const revision = await changeRegistry(store, (registry) => {
    const now = registry.apps[name];
    if (now?.version !== app.version || Boolean(now.removed) !== Boolean(app.removed)) return null;
    return { event: registryEvent('rollback', release, by), ...activate(registry, release) };
  });
  if (!revision) throw new Error(`${name} ${app.version} was replaced meanwhile: look again before you roll back.`);
  return revision;
}

/** The last change of an app in the log here. */
export async function findLastOf(store: string, name: string): Promise<Revision | undefined> {
  return (await readHistory(store)).findLast(({ event }) => event.app === name);
}
