import type { PageContext, RemoteModule } from '@ofgc/shared/contract';
import { type ComponentType, lazy } from 'react';
import type { SlotProps } from '../../routing/composition.ts';
import { slotDeadline } from '../../routing/load-slots.ts';
import type { LoadedRemote } from '../worker/loaded-release.ts';

/** The slots of the live remotes. */
export interface Slots {
  owner: (slot: string) => LoadedRemote | undefined;
  /** @throws when its code throws */
  load: (slot: string, context: PageContext, props?: SlotProps) => Promise<unknown>;
  component: (slot: string) => ComponentType<{ data: unknown }>;
}

export function createSlots(remotes: readonly LoadedRemote[]): Slots {
  const components = new Map<string, ComponentType<{ data: unknown }>>();
  const owner = (slot: string) => remotes.find(({ module }) => module && slot in module.remote.slots);
  const importSlot = async (name: string) => (await moduleOf(owner(name))?.slots[name]?.())?.slot;
  return {
    owner,
    load: async (name, context, props) => (await importSlot(name))?.load(context, props),
    component(name) {
      const component =
        components.get(name) ??
        lazy(async () => {
          const slot = await importSlot(name);
          if (!slot) throw new Error(`nobody fills ${name}`);
          return { default: markSlot(name, slot.Component) };
        });
      components.set(name, component);
      return component;
    },
  };
}

function moduleOf(remote: LoadedRemote | undefined): RemoteModule | undefined {
  return remote?.module?.remote;
}

/** Puts the slot's name into React's component stacks: they alone tell where in a page an error was thrown. */
export function markSlot<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  const Marked = (props: Props) => <Component {...props} />;
  Marked.displayName = `slot(${name})`;
  return Marked;
}

/** The innermost slot of a component stack. */
export function slotInStack(componentStack: string): string | undefined {
  return /\bslot\(([\w.-]+)\)/.exec(componentStack)?.[1];
}

/**
 * Loads a slot and reports once what is wrong with it: that it failed, or that it is too late for its page.
 * @returns null where it failed
 */
export async function loadReported(load: () => Promise<unknown>, report: (error: unknown) => void): Promise<unknown> {
  let isReported = false;
  const reportOnce = (error: unknown) => {
    if (!isReported) report(error);
    isReported = true;
  };
  const timer = setTimeout(() => reportOnce(`not loaded within ${slotDeadline} ms`), slotDeadline);
  try {
    return await load();
  } catch (error) {
    reportOnce(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
