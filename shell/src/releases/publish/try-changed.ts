import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { systemCode } from '../../process/system-error.ts';
import { LostTrialError } from '../gate/trial/try-in-one-worker.ts';
import { activate, withAppOf } from '../registry/registry.ts';
import type { Registry, Release } from '../release.schema.ts';
import type { OperatorOutput } from './operator-output.ts';

interface TryChangedOptions {
  /** The live releases. */
  before: Registry;
  output: OperatorOutput;
  /** The gate. @param beside the other releases that will be live @returns notes @throws the problems of a release that does not pass */
  tryIt: (release: Release, beside: Registry) => Promise<string[]>;
}

/**
 * Tries what a start is to make live, each release beside all others, because a new section may need the new shell, or lead to a new page
 * of another section. At the first start nothing is live, and the workers verify alone.
 * @returns what goes live: all but the refused ones
 */
export async function tryChanged<T extends { release: Release }>(
  changed: readonly T[],
  { before, output, tryIt }: TryChangedOptions,
): Promise<readonly T[]> {
  if (changed.length === 0 || !before.apps.shell) return changed;
  const named = changed.map(({ release }) => `${release.name} ${release.version}`);
  output.info(`Before the site starts, the gate tries ${named.join(', ')}.`);
  let wanted = changed.map(({ release }) => release).reduce(activate, before);
  const passed: T[] = [];
  for (const one of changed) {
    const { name, version } = one.release;
    const withoutIt = withAppOf(wanted, name, before);
    try {
      for (const note of await tryIt(one.release, withoutIt)) output.info(`${name} ${version}: ${note}`);
      passed.push(one);
    } catch (error) {
      const reason = messageOf(error);
      const live = before.apps[name];
      // The machine's trouble says nothing of the release, which the workers verify once more.
      if (error instanceof LostTrialError || systemCode(error) !== undefined) {
        output.warn(`${name} ${version} could not be tried: ${reason}`);
        passed.push(one);
      } else {
        wanted = withoutIt;
        output.warn(
          live ? `${reason}\n${name} stays at release ${live.version}.` : `${reason}\nThe site starts without ${name}.`,
        );
      }
    }
  }
  return passed;
}
