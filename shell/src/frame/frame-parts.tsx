import { serverMarkup } from '@ofgc/shared/hydration/server-markup.ts';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { signallingHydration, whenHydrated } from '../composition/hydrated-parts.ts';
import { writeToConsole } from '../composition/report-error.ts';
import { whenVisible } from '../composition/when-visible.ts';
import { scriptTimeout } from '../timeouts.ts';

const names: string[] = [];
let wake = () => {};
const awake = new Promise<void>((resolve) => void (wake = resolve));

/**
 * Hydrates all parts: a navigation changes what they stand in, and React would wait with it for those that are not hydrated.
 * Called with each change of the router.
 */
export function hydrateFrameParts(): void {
  wake();
}

/**
 * Whether the parts of this page live, waited for `scriptTimeout`. React does not wait with a navigation for one that does not: it would
 * take over the markup of the one language with the words of the other.
 */
export function framePartsLive(): Promise<boolean> {
  const shown = names.filter((name) => document.querySelector(`[data-part="${name}"]`));
  return Promise.race([
    Promise.all(shown.map(whenHydrated)).then(() => true),
    new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), scriptTimeout)),
  ]);
}

/** A part that hydrates when it comes near the screen; its element says `data-part`, and presses on it wait for its code. */
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

/** Where its code does not come, a part stays as the server rendered it; links and forms work by themselves. */
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

// Elements that are the same in every render: React would throw away the server's HTML of a part that is not hydrated yet
// where its properties change.
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
