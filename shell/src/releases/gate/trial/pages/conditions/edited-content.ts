/** Names of fields whose texts are edited even if they are one word, and of those that tell that something was. */
const worded = /^(?:title|name|text|label|description|summary|lead|teaser|html|body)$/;
const stamp = /updated|modified|changed|revision|version|edited/i;
const word = ' otra';

/** The API's answer after an edit: its texts have a word more, and what tells of edits is another; ids, days and states stay. */
export function editedContent(_path: string, answer: unknown): unknown {
  return edited(answer);
}

function edited(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => edited(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, edited(one, key)]));
  if (stamp.test(name)) return typeof value === 'number' ? value + 1 : editedStamp(value);
  return typeof value === 'string' && (worded.test(name) || /\p{L} \p{L}/u.test(value)) ? value + word : value;
}

/** Another day or time, or another text. */
function editedStamp(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /\d/.test(value) ? value.replace(/\d(?=\D*$)/, (figure) => (figure === '1' ? '2' : '1')) : value + word;
}
