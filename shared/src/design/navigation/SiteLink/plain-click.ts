import type { MouseEvent } from 'react';

/** A click that asks for this tab: no new window, no download. Only such a click may be taken from the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
