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

/** All HTML of the content goes through here: tags that are not on the list are removed. */
export function sanitised(html: string): string {
  return sanitizeHtml(html, options);
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
