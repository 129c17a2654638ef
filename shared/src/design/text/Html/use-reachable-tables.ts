import { useEffect, useRef } from 'react';
import { setReachable } from './set-reachable.ts';

/** Tables that are too wide for a phone scroll in their own box; this makes the scrollable ones reachable by keyboard. */
export function useReachableTables() {
  const content = useRef<HTMLDivElement>(null);
  // After every render, as the tables are part of the HTML and not rendered by React.
  useEffect(() => {
    const tables = [...(content.current?.querySelectorAll('table') ?? [])];
    if (tables.length === 0) return undefined;
    const sizes = new ResizeObserver(() => {
      for (const table of tables) setReachable(table, table.scrollWidth > table.clientWidth);
    });
    for (const table of tables) sizes.observe(table);
    return () => sizes.disconnect();
  });
  return content;
}
