/** The beginning of a text, cut between words and ended by an ellipsis where something is missing. @param limit characters */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, limit - 1);
  const end = kept.lastIndexOf(' ');
  return `${kept.slice(0, end > 0 ? end : undefined).replace(/[\s,.;:]+$/, '')}…`;
}
