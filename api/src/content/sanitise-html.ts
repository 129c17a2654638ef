import { heldHours } from '@ofgc/shared/text/non-breaking-spaces.ts';
import sanitizeHtml from 'sanitize-html';
import { oneAfterAnother, rowInWords } from './words-in-line.ts';

const external = /^https?:/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'br',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sup',
    'sub',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Screen readers would announce a link or heading, and then nothing.
  exclusiveFilter: ({ tag, text }) => /^(?:a|h[2-4])$/.test(tag) && text.trim() === '',
  transformTags: {
    a: (tagName, { href }) => {
      const attribs: sanitizeHtml.Attributes = href === undefined ? {} : { href };
      return {
        tagName,
        attribs: href && external.test(href.trim()) ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs,
      };
    },
  },
};

/**
 * Cleans all HTML of the content: tags that are not on the list are removed, cells of wide tables get labels, and hours do not break across
 * lines.
 */
export function sanitised(html: string): string {
  return heldHours(sanitizeHtml(html, options).replaceAll(/<table>.*?<\/table>/gs, labelled));
}

/** From this number of columns on, a phone shows each row of a table as a card, with every value beside its column's head. */
const wideColumns = 5;
/**
 * A table with one column less is shown so, too, if a cell has a text of at least this length: a third of a phone's width is too narrow for
 * it.
 */
const longCell = 60;

/** Labels the cells of a wide table. @param table the cleaned HTML, without attributes */
function labelled(table: string): string {
  const heads = [...(/<thead>(.*?)<\/thead>/s.exec(table)?.[1] ?? '').matchAll(/<th>(.*?)<\/th>/gs)].map(
    ([, head = '']) => stripTags(head).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  );
  if (heads.length < wideColumns && !(heads.length === wideColumns - 1 && hasLongCell(table))) return table;
  return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
    let column = -1;
    return row.replaceAll(/<(td|th)>/g, (cell, tag: string) => {
      column += 1;
      return tag === 'td' && heads[column] ? `<td data-label="${heads[column]}">` : cell;
    });
  });
}

function hasLongCell(table: string): boolean {
  return [...table.matchAll(/<td>(.*?)<\/td>/gs)].some(([, cell = '']) => stripTags(cell).length >= longCell);
}

/** A row of a table as a paragraph. */
function rowAsParagraph(row: string): string {
  const cells = [...row.matchAll(/<(td|th)\b[^>]*>(.*?)<\/\1>/gs)];
  return `${rowInWords(cells.map(([, , cell = '']) => cell.trim()))}</p>`;
}

/** HTML, sanitised or not, without its tags, for search and snippets; for markup that is shown, see `sanitised`. Texts that are no sentences are parted from the next by a middle dot. */
export function stripTags(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replaceAll(/<tr\b.*?<\/tr>/g, rowAsParagraph)
    .replaceAll(/<\/(?:p|li|h\d|dt|dd|caption)>/g, '\n');
  const words = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return oneAfterAnother(words.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim()));
}
