import type { MouseEvent } from 'react';

/** Whether a click opens the link in this tab: no new window, no download. Only such clicks may be handled instead of the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
