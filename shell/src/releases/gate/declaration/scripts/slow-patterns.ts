/** A regular expression in code. */
interface Pattern {
  source: string;
  flags: string;
  /** Where it begins in the code. */
  at: number;
}

/** Literals where no value stands before the slash, which would then divide. */
const literal =
  /(?<=[=(,:;!&|?{}[>\n]\s{0,9}|\breturn\s?|^)\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){3,400})\/([dgimsuvy]{0,8})(?![\w$])/gm;
const mayRepeatRepeated = /[*+|{].*\)[*+{]/s;

/**
 * The first regular expression that takes twice as long for each letter of a text that does not match: a sentence of fifty letters stops
 * the server. Patterns in which something repeated is repeated are tried out with such texts.
 * @param isTried whether a pattern at this place in the code is of interest
 */
export function slowPattern(code: string, isTried: (at: number) => boolean = () => true): Pattern | undefined {
  return [...code.matchAll(literal)]
    .map(({ 1: source = '', 2: flags = '', index }) => ({ source, flags, at: index }))
    .filter(({ source }) => mayRepeatRepeated.test(source))
    .find((pattern) => beginnings(pattern.source).some((start) => isSlowFrom(pattern, start)) && isTried(pattern.at));
}

/**
 * Where groups begin that are repeated and have something in them that is repeated, or a choice. Groups within those are left out:
 * without the beginning of what is around them they would match more.
 */
function beginnings(source: string): number[] {
  const open: number[] = [];
  let found: number[] = [];
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') at = endOfSet(source, at);
    else if (source[at] === '(') open.push(at);
    else if (source[at] === ')') {
      const start = open.pop() ?? 0;
      const isRepeated = /[*+{]/.test(source[at + 1] ?? '') && /[*+|{]/.test(source.slice(start, at));
      if (isRepeated) found = [...found.filter((inner) => inner < start), start];
    }
  }
  return found;
}

function endOfSet(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at;
}

/** How often a piece of text is repeated in the first and in the last text, and the last’s time in milliseconds that counts as slow. */
const least = 4;
const most = 28;
const step = 2;
const slow = 8;
/** How much longer a text with `step` more pieces takes at least; a power of the length makes less of it. */
const growth = 2.4;
/** A time in milliseconds that no text of this length needs. */
const endless = 250;
const secondLooks = 3;
/** Ends with which no pattern matches. */
const ends = ['\u0001', ''];

/** Tries the pattern from a group on, as if what is before the group had matched. */
function isSlowFrom({ source, flags }: Pattern, start: number): boolean {
  const rest = source.slice(start);
  const pattern = compile(`^${'(?:'.repeat(unopened(rest))}${rest}`, flags.replaceAll(/[gy]/g, ''));
  if (!pattern) return false;
  return pieces(rest).some((piece) => ends.some((end) => isSlow(pattern, piece, end)));
}

function isSlow(pattern: RegExp, piece: string, end: string): boolean {
  let before = 0;
  for (let count = least; count <= most; count += step) {
    const text = piece.repeat(count) + end;
    let time = timeOf(pattern, text);
    // Measures several times and takes the shortest: other work of the process delays only some, and a used pattern is compiled.
    for (let turn = 0; turn < secondLooks && time > slow; turn++) time = Math.min(time, timeOf(pattern, text));
    if (time > slow && (time > growth * before || time > endless)) return true;
    before = time;
  }
  return false;
}

/** The processor's time, in milliseconds. */
function timeOf(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  pattern.test(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** How many groups end that did not begin. */
function unopened(rest: string): number {
  let [depth, missing] = [0, 0];
  for (let at = 0; at < rest.length; at++) {
    if (rest[at] === '\\') at += 1;
    else if (rest[at] === '[') at = endOfSet(rest, at);
    else if (rest[at] === '(') depth += 1;
    else if (rest[at] === ')' && depth > 0) depth -= 1;
    else if (rest[at] === ')') missing += 1;
  }
  return missing;
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** How many letters pieces are made of. */
const mostLetters = 8;

/** Letters that the pattern names or that its classes have, and each two of them. */
function pieces(source: string): string[] {
  const ofClasses = { '\\d': '0', '\\w': 'a', '\\s': ' ', '\\S': 'a', '\\D': 'a', '\\W': ' ', '.': 'a', '[^': 'a' };
  const classes = Object.entries(ofClasses).flatMap(([sign, letter]) => (source.includes(sign) ? letter : []));
  const named = source.replaceAll(/\\[a-zA-Z]|\(\?(?:[:=!]|<[=!]|<\w+>)/g, '').match(/[^\\()[\]{}*+?|^$]/gu) ?? [];
  const letters = [...new Set([...classes, ...named])].slice(0, mostLetters);
  return letters.flatMap((one) => [one, ...letters.flatMap((other) => (one === other ? [] : one + other))]);
}
