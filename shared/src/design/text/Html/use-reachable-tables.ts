import { useEffect, useRef } from 'react';

/** Tables too wide for a phone scroll in their own box; those that do can be reached and scrolled by keyboard. */
export function useReachableTables() {
  const content = useRef<HTMLDivElement>(null);
  // After every render: the tables come from the HTML, not from React.
  useEffect(() => {
    const tables = [...(content.current?.querySelectorAll('table') ?? [])];
    if (tables.length === 0) return undefined;
    const sizes = new ResizeObserver(() => {
      for (const table of tables) {
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      }
    });
    for (const table of tables) sizes.observe(table);
    return () => sizes.disconnect();
  });
  return content;
}
