import { serverMarkup } from '@ofgc/shared/hydration/server-markup.ts';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { signallingHydration, whenHydrated } from '../composition/slots/hydrated-parts.ts';
import { writeToConsole } from '../composition/errors/report-error.ts';
import { whenVisible } from '../composition/slots/when-visible.ts';
import { scriptTimeout } from '../timeouts.ts';

const names: string[] = [];
let wake = () => {};
const awake = new Promise<void>((resolve) => void (wake = resolve));

/**
 * Hydrates all parts at once: a navigation changes their surroundings, and React would delay it until they are hydrated.
 * Called at each change of the router's state.
 */
export function hydrateFrameParts(): void {
  wake();
}

/**
 * Whether the parts of this page are hydrated within `scriptTimeout`. A change of language needs this: React would hydrate the markup
 * of a part in the old language with the texts of the new one.
 */
export function framePartsLive(): Promise<boolean> {
  const shown = names.filter((name) => document.querySelector(`[data-part="${name}"]`));
  return Promise.race([
    Promise.all(shown.map(whenHydrated)).then(() => true),
    new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), scriptTimeout)),
  ]);
}

/** A part that hydrates when it comes near the screen; its element has `data-part`, and clicks in it wait for its code. */
function laterPart(name: string, load: () => Promise<ComponentType>) {
  names.push(name);
  return lazy(async () => {
    await Promise.race([whenVisible(`[data-part="${name}"]`), awake]);
    const Part = await load().catch((error: unknown) => {
      writeToConsole({ kind: 'code', part: name, error });
      return asRendered(name);
    });
    return { default: signallingHydration(name, Part) };
  });
}

/** Where its code cannot be loaded, a part stays as the server rendered it; its links and forms work natively. */
function asRendered(name: string): ComponentType {
  const tag = document.querySelector(`[data-part="${name}"]`)?.localName;
  return () => tag && createElement(tag, serverMarkup);
}

const Newsletter = laterPart('frame.newsletter', async () => {
  const module = await import(/* webpackChunkName: "frame.newsletter" */ './newsletter/NewsletterSignup.tsx');
  return module.NewsletterSignup;
});
const Footer = laterPart('frame.footer', async () => {
  const module = await import(/* webpackChunkName: "frame.footer" */ './footer/Footer.tsx');
  return module.Footer;
});

// Constant elements, so that their properties never change: React would discard the server's HTML of a part whose properties
// change before it is hydrated.
export const newsletter = (
  <Suspense>
    <Newsletter />
  </Suspense>
);
export const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);
