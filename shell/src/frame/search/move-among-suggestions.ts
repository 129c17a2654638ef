import type { KeyboardEvent } from 'react';

/**
 * Which suggestion an arrow key leads to. −1 is the field itself; past either end it is reached again.
 * @param active where the focus is
 * @returns null for any other key
 */
export function nextSuggestion(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active > -1 ? active - 1 : count - 1;
  return null;
}

/** Arrow keys go from the search field through its suggestions and back to it. */
export function moveAmongSuggestions(event: KeyboardEvent<HTMLElement>): void {
  const search = event.currentTarget.closest('search');
  const suggestions = [...(search?.querySelectorAll<HTMLElement>('li a') ?? [])];
  const next = nextSuggestion(event.key, suggestions.indexOf(event.currentTarget), suggestions.length);
  if (next === null) return;
  event.preventDefault();
  (suggestions[next] ?? search?.querySelector('input'))?.focus();
}
