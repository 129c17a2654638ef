/** The beginning of a text, cut between words; an ellipsis stands for what was cut. @param limit characters, with the ellipsis */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  const end = head.lastIndexOf(' ');
  return `${head.slice(0, end > 0 ? end : undefined).replace(/[\s,.;:]+$/, '')}…`;
}
