import { lazy } from 'react';
import type { Composition } from '../../composition/composition.ts';
import type { PageState } from '../../composition/page-state.ts';
import { remoteOfSlot } from '../../composition/release-vector.ts';
import { createErrorReporter, writeToConsole } from '../../composition/errors/report-error.ts';
import { CatalogueLoader } from '../catalogues/catalogue-loader.ts';
import { reportToBeacon } from '../errors/error-beacon.ts';
import { SectionLoader } from './section-loader.ts';
import { Remotes } from '../federation/remotes.ts';
import { signallingHydration, whenHydrated } from '../../composition/slots/hydrated-parts.ts';
import { whenVisible } from '../../composition/slots/when-visible.ts';
import { partHydrationTimeout } from '../../timeouts.ts';

export interface BrowserComposition extends Composition {
  remotes: Remotes;
  catalogues: CatalogueLoader;
  sections: SectionLoader;
}

/** Loads the code of remotes through federation: a slot's code when the slot comes into view. */
export function createBrowserComposition({ locale, words, vector, sections: first }: PageState): BrowserComposition {
  const reportError = createErrorReporter(vector, (report) => {
    // A visitor's network or the API may be slow: a call of the browser has longer than a slot, so that what is late proves nothing.
    if (report.kind !== 'late') reportToBeacon(report.error);
    writeToConsole(report);
  });
  const remotes = new Remotes(vector);
  const catalogues = new CatalogueLoader(locale, words, reportError);
  const sections = new SectionLoader(vector, locale, first);
  const components = new Map<string, ReturnType<Composition['slotComponent']>>();
  const calls = new Map<string, { whenCalled: Promise<void>; called: () => void }>();

  /** Resolves when a loader in this browser has requested the slot's data: a navigation then updates the slot in place. */
  function callOf(name: string) {
    const known = calls.get(name);
    if (known) return known;
    let called = () => {};
    const whenCalled = new Promise<void>((resolve) => void (called = resolve));
    const call = { whenCalled, called };
    calls.set(name, call);
    return call;
  }

  /** Waits until a visible slot is hydrated: hydrating it with data other than the server's would not match the server's markup. */
  async function untilShownLives(name: string) {
    if (!components.has(name) || !document.querySelector(`[data-slot="${name}"]`)) return;
    await Promise.race([whenHydrated(name), new Promise((resolve) => void setTimeout(resolve, partHydrationTimeout))]);
  }

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
      if (vector[remoteOfSlot(name, vector) ?? '']?.isRemoved) return null;
      const { remote, slot } = await slotModule(name);
      await catalogues.ensure(context.locale, [remote]);
      callOf(name).called();
      const [data] = await Promise.all([slot.load(context, props), untilShownLives(name)]);
      return data;
    },
    slotComponent(name) {
      const known = components.get(name);
      if (known) return known;
      const component = lazy(async () => {
        const { whenCalled } = callOf(name);
        // Not only when visible: React would delay a navigation that changes the data of a slot until the slot is hydrated.
        await Promise.race([whenVisible(`[data-slot="${name}"]`), whenCalled]);
        const { slot } = await slotModule(name).catch(async (error: unknown) => {
          reportError({ kind: 'code', part: name, error });
          // The slot stays as the server rendered it until a navigation requests it again.
          await whenCalled;
          return slotModule(name);
        });
        return { default: signallingHydration(name, slot.Component) };
      });
      components.set(name, component);
      return component;
    },
  };
}
