/** Names of fields whose texts are edited even if they are one word, and of those that tell that something was. */
const worded = /^(?:title|name|text|label|description|summary|lead|teaser|html|body)$/;
const stamp = /updated|modified|changed|revision|version|edited/i;
/** What an edit adds to a text. */
export const editedWord = ' otra';

/** The API's answer after an edit: its texts have a word more, and what tells of edits is another; ids, days and states stay. */
export function editedContent(_path: string, answer: unknown): unknown {
  return edited(answer, editedWord, noNames);
}

/** The same with a tag in the texts that are no markup. @param markupNames of properties with markup */
export function editedWithTag(tag: string, markupNames: ReadonlySet<string>) {
  return (_path: string, answer: unknown): unknown => edited(answer, `${editedWord} ${tag}`, markupNames);
}

const noNames: ReadonlySet<string> = new Set();

/** @param markupNames of properties to whose texts the word alone is added */
function edited(value: unknown, added: string, markupNames: ReadonlySet<string>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => edited(one, added, markupNames, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, edited(one, added, markupNames, key)]));
  if (stamp.test(name)) return typeof value === 'number' ? value + 1 : editedStamp(value);
  if (typeof value !== 'string' || !(worded.test(name) || /\p{L} \p{L}/u.test(value))) return value;
  return value + (markupNames.has(name) || value.includes('<') ? editedWord : added);
}

/** Another day or time, or another text. */
function editedStamp(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /\d/.test(value) ? value.replace(/\d(?=\D*$)/, (figure) => (figure === '1' ? '2' : '1')) : value + editedWord;
}
