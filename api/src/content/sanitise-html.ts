import { heldNumbers } from '@ofgc/shared/text/no-breaks.ts';
import sanitizeHtml from 'sanitize-html';

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

/** All HTML of the content goes through here: tags that are not on the list are removed, cells of wide tables get their labels, hours and numbers keep their lines. */
export function sanitised(html: string): string {
  return heldNumbers(sanitizeHtml(html, options).replaceAll(/<table>.*?<\/table>/gs, labelled));
}

/** A phone shows each row of such a table as a card, where every value stands beside the head of its column. */
const wideColumns = 5;
/** Also of one with a column less, where a cell holds a sentence of at least this length: a third of a phone is too narrow for it. */
const longCell = 60;

/** @param table as it was cleaned, without attributes */
function labelled(table: string): string {
  const heads = [...(/<thead>(.*?)<\/thead>/s.exec(table)?.[1] ?? '').matchAll(/<th>(.*?)<\/th>/gs)].map(
    ([, head = '']) => plainText(head).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
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
  return [...table.matchAll(/<td>(.*?)<\/td>/gs)].some(([, cell = '']) => plainText(cell).length >= longCell);
}

/** HTML without its tags, for search and snippets. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html.replace(/<\/(p|li|h\d|td|th)>/g, ' '), { allowedTags: [], allowedAttributes: {} });
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
