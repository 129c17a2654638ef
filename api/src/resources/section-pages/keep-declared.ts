import { setTimeout as wait } from 'node:timers/promises';
import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';

/** Time between two attempts, in milliseconds: the database may be down at the moment. */
const defaultPause = 5_000;

interface KeeperOptions {
  declare: (pages: readonly SectionPage[]) => Promise<unknown>;
  /** Receives the first failure of each list of pages. */
  log: (sentence: string) => void;
  pause?: number;
}

/** @returns declares the pages of the live sections, again and again until it succeeds or newer pages come; one list at a time */
export function createPageKeeper({
  declare,
  log,
  pause = defaultPause,
}: KeeperOptions): (pages: readonly SectionPage[]) => void {
  let wanted: readonly SectionPage[] | undefined;
  let isDeclaring = false;
  const declareWanted = async () => {
    let reported: readonly SectionPage[] | undefined;
    while (wanted) {
      const pages = wanted;
      try {
        await declare(pages);
        if (wanted === pages) wanted = undefined;
      } catch (error) {
        if (reported !== pages)
          log(`The pages of sections, which are declared again until it succeeds: ${String(error)}`);
        reported = pages;
        await wait(pause, undefined, { ref: false });
      }
    }
  };
  return (pages) => {
    wanted = pages;
    if (isDeclaring) return;
    isDeclaring = true;
    void declareWanted().finally(() => (isDeclaring = false));
  };
}
