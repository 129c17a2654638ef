const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };
/** Tags between two lines of text; the others stand inside of one. */
const breaks = /<\/?(?:p|br|h[1-6]|ul|ol|li|div|blockquote)\b[^>]*>/g;

/** Sanitised HTML without its tags, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(breaks, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

/** Sanitised HTML as plain paragraphs, an empty line between them. */
export function plainParagraphs(html: string): string {
  return html.split(/<\/p>/).map(plainText).filter(Boolean).join('\n\n');
}
