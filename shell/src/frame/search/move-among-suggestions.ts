import type { KeyboardEvent } from 'react';

/**
 * The suggestion to which an arrow key leads. −1 is the field itself, which follows after either end.
 * @param active the suggestion with the focus, or −1
 * @returns null for any other key
 */
export function nextSuggestion(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active > -1 ? active - 1 : count - 1;
  return null;
}

/** Arrow keys move the focus from the search field through the suggestions and back to the field. */
export function moveAmongSuggestions(event: KeyboardEvent<HTMLElement>): void {
  const search = event.currentTarget.closest('search');
  const suggestions = [...(search?.querySelectorAll<HTMLElement>('li a') ?? [])];
  const next = nextSuggestion(event.key, suggestions.indexOf(event.currentTarget), suggestions.length);
  if (next === null) return;
  event.preventDefault();
  (suggestions[next] ?? search?.querySelector('input'))?.focus();
}
