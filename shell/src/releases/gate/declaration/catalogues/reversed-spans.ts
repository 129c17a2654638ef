/** Words in the names of placeholders for the beginning and the end of a span. */
const ends = new Map([
  ['from', ['to', 'until', 'till']],
  ['since', ['until', 'to']],
  ['start', ['end', 'finish']],
  ['starts', ['ends', 'finishes']],
  ['begin', ['end']],
  ['begins', ['ends']],
  ['first', ['last']],
  ['open', ['close']],
  ['opens', ['closes']],
  ['min', ['max']],
]);
/** Two placeholders with nothing but the word of a span between them. */
const pairs =
  /\{\{\s*([\w.]+)[^{}]*\}\}(?=\s*(?:a|al|hasta|y|e|to|until|till|through|and|[-–—])\s*(?:(?:el|la|los|las|the)\s+)?\{\{\s*([\w.]+))/g;

/** Texts in which a span ends before it begins (“from {{to}} to {{from}}”), where the other language has it the right way round. */
export function reversedSpans(texts: Record<string, string>, others: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const other = spansOf(others[key] ?? '');
    const isReversed = spansOf(text).some(
      ([one, two]) => isSpan(two, one) && other.some(([first, last]) => first === two && last === one),
    );
    return isReversed ? [key] : [];
  });
}

function spansOf(text: string): [string, string][] {
  return [...text.replaceAll(/<[^>]*>/g, '').matchAll(pairs)].map(([, one = '', two = '']) => [one, two]);
}

/** `applyFrom` and `applyTo`. */
function isSpan(from: string, to: string): boolean {
  const words = wordsOf(from);
  return words.some((word, at) => ends.get(word)?.some((end) => words.with(at, end).join() === wordsOf(to).join()));
}

function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[._]/).map((word) => word.toLowerCase());
}
