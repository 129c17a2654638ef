/** Titles past 40 characters are set smaller; short ones may be set larger on a first screen. */
export function titleLength(title: string): 'short' | 'long' | undefined {
  if (title.length > 40) return 'long';
  return title.length <= 16 ? 'short' : undefined;
}
