import { type ComponentType, createElement, useEffect } from 'react';

/** The part of every page that the section owns; slots are parts by their names. */
export const pagePart = 'page';

interface Hydration {
  isDone: boolean;
  done: () => void;
  whenDone: Promise<void>;
}

const parts = new Map<string, Hydration>();

function hydrationOf(part: string): Hydration {
  const known = parts.get(part);
  if (known) return known;
  let resolve = () => {};
  const whenDone = new Promise<void>((done) => void (resolve = done));
  const hydration: Hydration = {
    isDone: false,
    whenDone,
    done() {
      if (hydration.isDone) return;
      hydration.isDone = true;
      performance.mark(`hydrated:${part}`);
      resolve();
    },
  };
  parts.set(part, hydration);
  return hydration;
}

/** Whether the part’s own code answers what a visitor does by now; false for a part that is not on the page. */
export function isHydrated(part: string): boolean {
  return hydrationOf(part).isDone;
}

/** Resolves when the part's own code answers what a visitor does. */
export function whenHydrated(part: string): Promise<void> {
  return hydrationOf(part).whenDone;
}

/** The component, which also reports when it is hydrated. */
export function signallingHydration<Props extends object>(
  part: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function Telling(props: Props) {
    useEffect(() => hydrationOf(part).done(), []);
    return createElement(Component, props);
  };
}
