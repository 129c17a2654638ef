import { useEffect, useRef } from 'react';
import { setReachable } from './set-reachable.ts';

/** Makes a box that scrolls reachable by keyboard while its content is larger: where it has no links, a browser may lead nobody into it. */
export function useReachableBox<Box extends HTMLElement>() {
  const content = useRef<Box>(null);
  // After every render, which may change its content.
  useEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() =>
      // Heights are rounded, each from its own edge.
      setReachable(box, box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1),
    );
    sizes.observe(box);
    return () => sizes.disconnect();
  });
  return content;
}
