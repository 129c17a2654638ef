import { type ComponentType, createElement, useEffect } from 'react';

/** The name of the part of every page that the section owns; slots are parts by their own names. */
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

/** Whether the part is hydrated, so that its code reacts to the visitor; false for a part that is not on the page. */
export function isHydrated(part: string): boolean {
  return hydrationOf(part).isDone;
}

/** Resolves when the part is hydrated, so that its code reacts to the visitor. */
export function whenHydrated(part: string): Promise<void> {
  return hydrationOf(part).whenDone;
}

/** Wraps a component so that it reports when it is hydrated. */
export function signallingHydration<Props extends object>(
  part: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function Telling(props: Props) {
    useEffect(() => hydrationOf(part).done(), []);
    return createElement(Component, props);
  };
}
