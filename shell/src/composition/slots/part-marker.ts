import type { FunctionComponent, PropsWithChildren } from 'react';

const markers = new Map<string, FunctionComponent<PropsWithChildren>>();

/** A component that changes nothing, but names a part of the page in React's component stacks. */
export function partMarker(part: string): FunctionComponent<PropsWithChildren> {
  const known = markers.get(part);
  if (known) return known;
  const marker: FunctionComponent<PropsWithChildren> = ({ children }) => children;
  Object.defineProperty(marker, 'name', { value: `part(${part})` });
  markers.set(part, marker);
  return marker;
}

/** The innermost part in a component stack. */
export function partInStack(componentStack: string | null | undefined): string | undefined {
  return /\bpart\(([^)]+)\)/.exec(componentStack ?? '')?.[1];
}
