/** The numbers of characters that result pages of search engines show, approximately. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

/**
 * The beginning of a text of at most `max` UTF-16 units, without half a character at its end: `encodeURIComponent` throws on one.
 */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** The beginning of a text, cut between words and followed by an ellipsis. @param max the most characters, including the ellipsis */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = cut(text, max - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : undefined).replace(/[\s,.;:]+$/, '')}…`;
}
