import type { PageContext } from '@ofgc/shared/contract';
import { slotTimeout } from '../../timeouts.ts';
import { type Composition, reporterOf, type SlotProps } from '../composition.ts';
import { clockTimer } from '../start-timer.ts';

/** The tools of a page's loader. */
export interface SlotLoading {
  composition: Composition;
  context: PageContext;
  /** The signal of the page's request: a visitor who leaves aborts it, which does not count as a failure. */
  signal: AbortSignal;
  /** Called for each slot that failed or was late, so that the page can say that something is missing. */
  onMissing?: () => void;
}

/** Loads slots in parallel; one that fails, is late or has nothing to show is left out. */
export async function loadSlots(names: readonly string[], loading: SlotLoading): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loadOneSlot({ name }, loading)] as const));
  return Object.fromEntries(loaded.filter(([, data]) => data !== null && data !== undefined));
}

/** @returns null or undefined when there is nothing to show, the slot fails or is late; failures and delays are reported, once */
export async function loadOneSlot(
  { name, props }: { name: string; props?: SlotProps },
  { composition, context, signal, onMissing }: SlotLoading,
): Promise<unknown> {
  const startTimer = composition.startTimer ?? clockTimer;
  const late = Promise.withResolvers<never>();
  const endTimer = startTimer(slotTimeout, () => late.reject(new SlotLateError(name)));
  try {
    return await Promise.race([composition.loadSlot(name, context, props), late.promise]);
  } catch (error) {
    const kind = error instanceof SlotLateError ? 'late' : 'load';
    if (!signal.aborted) reporterOf(composition)({ kind, part: name, error });
    onMissing?.();
    return null;
  } finally {
    endTimer();
  }
}

class SlotLateError extends Error {
  constructor(name: string) {
    super(`${name} gave no data within ${slotTimeout} ms`);
  }
}
