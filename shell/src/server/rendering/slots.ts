import type { PageContext, RemoteModule } from '@ofgc/shared/contract';
import { type ComponentType, lazy } from 'react';
import type { SlotProps } from '../../composition/composition.ts';
import type { LoadedRemote } from '../worker/loaded-release.ts';

/** The slots of the live remotes. */
export interface Slots {
  owner: (slot: string) => LoadedRemote | undefined;
  /** @throws when the slot's code throws */
  load: (slot: string, context: PageContext, props?: SlotProps) => Promise<unknown>;
  component: (slot: string) => ComponentType<{ data: unknown }>;
}

/**
 * For a slot that no remote fills, `load` gives undefined and the component throws when it is rendered. A slot’s component
 * is always the same object.
 */
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
          return { default: slot.Component };
        });
      components.set(name, component);
      return component;
    },
  };
}

function moduleOf(remote: LoadedRemote | undefined): RemoteModule | undefined {
  return remote?.module?.remote;
}
