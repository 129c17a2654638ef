import type { PageContext } from '@ofgc/shared/contract';
import type { Composition, SlotProps } from './composition.ts';

/** No part of a page made by others may hold it longer than this, in milliseconds. */
export const slotDeadline = 2_500;

/** Loads slots in parallel; one that fails, is late or has nothing to show is left out. */
export async function loadSlots(
  names: readonly string[],
  composition: Composition,
  context: PageContext,
): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadOneSlot({ name }, composition, context)] as const),
  );
  return Object.fromEntries(loaded.filter(([, data]) => data !== null && data !== undefined));
}

/** @returns null or undefined when there is nothing to show, the slot fails or is late */
export function loadOneSlot(
  { name, props }: { name: string; props?: SlotProps },
  { loadSlot }: Composition,
  context: PageContext,
): Promise<unknown> {
  return withinDeadline(loadSlot(name, context, props));
}

async function withinDeadline(loading: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), slotDeadline);
  });
  return Promise.race([loading.catch(() => null), late]).finally(() => clearTimeout(timer));
}
