/** A shown text with ordinary spaces, for tests of its words and not of its line breaks. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
