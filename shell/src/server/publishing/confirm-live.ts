import { readHistory } from '../../releases/registry/registry-log.ts';
import type { Release, Revision } from '../../releases/release.schema.ts';
import { readQuarantined, requestRelease } from '../../releases/registry/quarantine-file.ts';

/**
 * For a release that is live already: waits until the sites serve it, because an earlier command may have ended without a result, and
 * asks the site of this store to end its quarantine.
 * @param ask waits for the sites' result of a change @returns sentences @throws like `ask`
 */
export async function confirmLive(
  store: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
  ask: (revision: Revision) => Promise<string>,
): Promise<string> {
  const history = await readHistory(store);
  // The revision that made it live may have been removed as too old: then the newest one stands for it.
  const entered = history.findLast(({ event }) => event.app === name && event.version === version) ?? history.at(-1);
  if (!entered) throw new Error(`The registry does not have ${name} ${version}.`);
  const status = await ask({ ...entered, event: { ...entered.event, action: 'deploy', app: name, version } });
  const canary = history.at(-1)?.apps[name]?.canary;
  const sentence = `Nothing was changed: ${status}${canary ? ` Its canary ${canary.version} goes on.` : ''}`;
  const quarantined = await readQuarantined(store);
  if (!quarantined.some((one) => one.remote === name && one.version === version)) return sentence;
  await requestRelease(store, name);
  return `${sentence}\nIts quarantine ends: visitors get it again.`;
}
