/** Result pages of search engines show about this many characters. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

/** A text of at most `max` characters, ended after a whole word. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  return `${start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')).replace(/[,;:.]$/, '') : start}…`;
}
