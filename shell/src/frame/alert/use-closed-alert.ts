import { useSyncExternalStore } from 'react';

const key = 'ofgc:closed-alert';
const listeners = new Set<() => void>();
/** Used where the browser has no storage: lasts until the next document. */
let closedHere: string | null = null;

function closedKey(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return closedHere;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The alert that the visitor closed during this visit; one with another key, which a new text has too, is shown.
 * @returns its key, and a function to close one
 */
export function useClosedAlert(): [closed: string | null, close: (alert: string) => void] {
  const closed = useSyncExternalStore(subscribe, closedKey, () => null);
  const close = (alert: string) => {
    closedHere = alert;
    try {
      sessionStorage.setItem(key, alert);
    } catch {
      // Without storage, the alert stays closed for this document only.
    }
    for (const listener of listeners) listener();
  };
  return [closed, close];
}
