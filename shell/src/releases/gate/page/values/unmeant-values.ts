import { isApiText } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';

/** Attributes that are read to somebody, or lead somewhere. */
const spoken = ['title', 'alt', 'aria-label', 'placeholder', 'href', 'src', 'action', 'content'];
/** Stands between the texts of a page. */
const between = '␞';
/**
 * What a page shows only by mistake: markup as text, a text that was to be written yet, the value of an object, of a day or number that is
 * none, of a text without its values. “An undefined period”, “of undefined duration” and “To Infinity and beyond” are words.
 */
const unmeant =
  /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);|<\/[a-z]\w*>|\b[Ll]orem ipsum\b|\bFIXME\b|\[object \w+\]|\bInvalid Date\b|\bNaN\b|(?<!\b[Tt](?:o|he)\s+)\bInfinity\b(?!\s+(?:and\b|[A-ZÁÉÍÓÚÑ][a-záéíóúñ]))|\{\{|(?<=[^\s␞]\s+)(?<!\b[Aa]n\s+)undefined\b(?!\s+(?:duration|length|period|term|time)\b)|(?<!\b[Aa]n\s+)\bundefined(?=\s+[^\s␞])(?!\s+(?:duration|length|period|term|time)\b)|[/:=](?:undefined|null)(?=[/?#&.␞]|$)|\$\{/g;
/** Elements with no text for readers, or with one that is shown as it is written. */
const untold = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'textarea']);

/** Words for things that are counted, so that a negative number before them is a mistake; “−1 hora” is the difference to the mainland. */
const counted = 'd[ií]as?|semanas?|plazas?|entradas?|localidades|days?|weeks?|places?|seats?|tickets?';
/**
 * The same: a count below nothing (“−365 days”; a span as “5-10 days” is none), the `$` of a value that was written as in a text of code
 * (“$12 places”), the end of a line as two signs, a mark of Markdown, and nothing at the end of a text (“Closes: null”).
 */
const miscounted = new RegExp(
  String.raw`(?<![\p{L}\d–—-]|\d\s)[-−]\d+\s(?:${counted})\b|(?<![\p{L}\d])\$\d+\s(?:${counted})\b|(?<=[\p{L}\d.,;:!?])\\n(?=[\p{Lu}\s␞]|\\n)|(?<![\p{L}\d*])\*\*\p{L}[^*␞]{0,80}[\p{L}.!?:]\*\*(?![\p{L}\d*])|(?<=\p{L}:\s)null(?=[␞.])`,
  'gu',
);

function textsOf({ name, text, attributes }: PageElement): string[] {
  const found = untold.has(name) ? [] : [text];
  for (const attribute of spoken) {
    const value = attributes[attribute];
    if (value !== undefined && !value.startsWith('data:')) found.push(value);
  }
  return found;
}

/** Texts and values that a part shows by mistake. */
export function valueProblems(own: readonly PageElement[], answers?: readonly unknown[]): string[] {
  const texts = own.flatMap(textsOf).join(between) + between;
  for (const pattern of [unmeant, miscounted])
    for (const [wrong] of texts.matchAll(pattern))
      if (!isApiText(wrong, answers)) return [`shows “${wrong}”, a value that nobody meant to be read`];
  return hasLoneZero(own)
    ? ['shows a lone “0” beside its content: where a list is empty, `list.length && …` is 0 and not nothing']
    : [];
}

/** Pages whose text does not match have no such value, and are not parsed: searching a text is faster. The data in a page may match. */
const mayBeUnmeant =
  /NaN|Infinity|undefined|Invalid Date|\[object |\{\{|\$\{|[/:=]null\b|:\s(?:<!-- -->)?null\b|[-−]\d+(?:<!-- -->)?\s\p{Ll}{3}|\$(?:<!-- -->)?\d|\\n|\*\*\p{L}|>0</u;

/** Whether a page is worth reading for such values. */
export function mayShowUnmeant(html: string): boolean {
  return mayBeUnmeant.test(html);
}

/** Parts that hold others, in which a figure of its own is nothing (`list.length && <List />`). */
const holders = /^(?:div|section|main|article|aside|header|nav|form|ul|ol|dl)$/;
/** What such a part has besides: a figure may stand with its word, a line or a small heading below it. */
const held = /^(?:h[12]|header|ul|ol|dl|li|dt|section|article|form|table)$/;

/** Whether a part shows a lone 0 beside its content. */
function hasLoneZero(own: readonly PageElement[]): boolean {
  const zeros = new Set(
    own.filter(({ name, text, isInDrawing }) => holders.test(name) && !isInDrawing && text.trim() === '0'),
  );
  return zeros.size > 0 && own.some(({ name, parent }) => parent && held.test(name) && zeros.has(parent));
}
