const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };
/** Tags within a line of text; all other tags (paragraphs, items, cells) separate words. */
const inline = /<\/?(?:a|em|strong|sub|sup)\b[^>]*>/g;

/** Sanitised HTML without its tags, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(inline, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

/** Sanitised HTML as plain paragraphs, an empty line between them. */
export function plainParagraphs(html: string): string {
  return html.split(/<\/p>/).map(plainText).filter(Boolean).join('\n\n');
}
