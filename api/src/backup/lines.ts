/** The code of the error that `linesOf` throws for a line above the limit. */
export const tooLong = 'ERR_LINE_TOO_LONG';

const lineEnd = 0x0a;

/**
 * The lines of a streamed text, without their line ends; no more than one line is in memory.
 * @param limit of the next line, in bytes
 * @throws Error with the code `tooLong`
 */
export async function* linesOf(text: AsyncIterable<Buffer>, limit: () => number): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length > limit()) throw Object.assign(new Error('A line is too long.'), { code: tooLong });
    begun.push(piece);
  };
  const end = () => {
    const line = Buffer.concat(begun).toString('utf8');
    begun = [];
    length = 0;
    return line;
  };
  for await (const chunk of text) {
    let from = 0;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      yield end();
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield end();
}
