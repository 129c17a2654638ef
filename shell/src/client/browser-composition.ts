import { lazy } from 'react';
import type { Composition } from '../composition/composition.ts';
import type { PageState } from '../composition/page-state.ts';
import { remoteOfSlot } from '../composition/release-vector.ts';
import { createErrorReporter, writeToConsole } from '../composition/report-error.ts';
import { CatalogueLoader } from './catalogue-loader.ts';
import { tellOfError } from './error-beacon.ts';
import { SectionLoader } from './section-loader.ts';
import { Remotes } from './federation/remotes.ts';
import { tellingHydration } from '../composition/hydrated-parts.ts';
import { whenVisible } from '../composition/when-visible.ts';

export interface BrowserComposition extends Composition {
  remotes: Remotes;
  catalogues: CatalogueLoader;
  sections: SectionLoader;
}

/** Gets at other releases through federation: a slot's code when it comes into view. */
export function createBrowserComposition({ locale, words, vector, sections: first }: PageState): BrowserComposition {
  const reportError = createErrorReporter(vector, (report) => {
    tellOfError(report.error);
    writeToConsole(report);
  });
  const remotes = new Remotes(vector);
  const catalogues = new CatalogueLoader(locale, words, reportError);
  const sections = new SectionLoader(vector, locale, first);
  const components = new Map<string, ReturnType<Composition['slotComponent']>>();

  async function slotModule(name: string) {
    const owner = remoteOfSlot(name, vector);
    const remote = owner && (await remotes.load(owner));
    const load = remote ? remote.slots[name] : undefined;
    if (!remote || !load) throw new Error(`nobody fills ${name}`);
    return { remote, slot: (await load()).slot };
  }

  return {
    vector,
    remotes,
    catalogues,
    sections,
    sectionsOf: (shown) => sections.sectionsOf(shown),
    reportError,
    i18nOf: (shown) => catalogues.i18nOf(shown),
    hasSlot: (name) => remoteOfSlot(name, vector) !== undefined,
    async loadSlot(name, context, props) {
      const { remote, slot } = await slotModule(name);
      await catalogues.ensure(context.locale, [remote]);
      return slot.load(context, props);
    },
    slotComponent(name) {
      const known = components.get(name);
      if (known) return known;
      const component = lazy(async () => {
        await whenVisible(`[data-slot="${name}"]`);
        const { slot } = await slotModule(name).catch((error: unknown) => {
          reportError({ kind: 'code', part: name, error });
          // The part stays as the server rendered it.
          return new Promise<never>(() => {});
        });
        return { default: tellingHydration(name, slot.Component) };
      });
      components.set(name, component);
      return component;
    },
  };
}
