/** Result pages of search engines show about this many characters. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

/** The beginning of a text, cut between words; an ellipsis stands for what was cut. @param max characters, with the ellipsis */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : undefined).replace(/[\s,.;:]+$/, '')}…`;
}
