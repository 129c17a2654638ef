const characters: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };

/** Sanitised HTML without its tags, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => characters[entity] ?? entity)
    .trim();
}

/** Sanitised HTML as plain paragraphs, an empty line between them. */
export function plainParagraphs(html: string): string {
  return html.split(/<\/p>/).map(plainText).filter(Boolean).join('\n\n');
}
