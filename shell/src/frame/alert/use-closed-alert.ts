import { useSyncExternalStore } from 'react';

const key = 'ofgc:closed-alert';
const listeners = new Set<() => void>();
/** Used where the browser has no storage: lasts until the next document. */
let closedHere: string | null = null;

function closedId(): string | null {
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

/** The alert that the visitor closed during this visit; an alert with another id is shown. @returns its id, and a function to close one */
export function useClosedAlert(): [closedId: number | null, close: (id: number) => void] {
  const id = useSyncExternalStore(subscribe, closedId, () => null);
  const close = (closed: number) => {
    closedHere = String(closed);
    try {
      sessionStorage.setItem(key, closedHere);
    } catch {
      // Without storage, the alert stays closed for this document only.
    }
    for (const listener of listeners) listener();
  };
  return [id === null ? null : Number(id), close];
}
