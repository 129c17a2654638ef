/** What the data of one slot may have as text, in letters: each page with that slot carries it. */
const mostLetters = 256 * 1024;

/** @param data of a slot, which goes along with the page @throws where it is no JSON, or too much */
export function checkSendable(data: unknown): void {
  const letters = JSON.stringify(data)?.length ?? 0;
  if (letters > mostLetters) throw new Error(`its data have ${letters} letters; ${mostLetters} are the most`);
}
