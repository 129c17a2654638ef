/** `1 h 35 min`, `45 min`, with no-break spaces. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (!hours) return `${rest}\u00a0min`;
  return rest ? `${hours}\u00a0h\u00a0${rest}\u00a0min` : `${hours}\u00a0h`;
}
