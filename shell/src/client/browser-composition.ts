import { lazy } from 'react';
import type { Composition } from '../composition/composition.ts';
import type { PageState } from '../composition/page-state.ts';
import { Remotes } from './remotes.ts';
import { whenVisible } from './when-visible.ts';
import { Words } from './catalogue-loader.ts';

export interface BrowserComposition extends Composition {
  remotes: Remotes;
  words: Words;
}

/** Gets at other releases through federation: words at once, a slot's code when it comes into view. */
export function createBrowserComposition({ locale, catalogues, vector }: PageState): BrowserComposition {
  const remotes = new Remotes(vector);
  const words = new Words(locale, catalogues);
  const components = new Map<string, ReturnType<Composition['slotComponent']>>();

  async function slotModule(name: string) {
    const owner = remotes.ownerOfSlot(name);
    const remote = owner && (await remotes.load(owner));
    const load = remote ? remote.slots[name] : undefined;
    if (!remote || !load) throw new Error(`nobody fills ${name}`);
    return { remote, slot: (await load()).slot };
  }

  return {
    remotes,
    words,
    wordsOf: (shown) => words.of(shown),
    hasSlot: (name) => remotes.ownerOfSlot(name) !== undefined,
    async loadSlot(name, context, props) {
      const { remote, slot } = await slotModule(name);
      await words.ensure(context.locale, [remote]);
      return slot.load(context, props);
    },
    slotComponent(name) {
      const known = components.get(name);
      if (known) return known;
      const component = lazy(async () => {
        await whenVisible(`[data-slot="${name}"]`);
        // Without its code the part stays as the server rendered it.
        const { slot } = await slotModule(name).catch(() => new Promise<never>(() => {}));
        return { default: slot.Component };
      });
      components.set(name, component);
      return component;
    },
  };
}
