/** A shown text in ordinary spaces, for tests of what it says and not of where its lines may end. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
