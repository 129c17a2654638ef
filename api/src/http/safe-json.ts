/** JSON in which `<` and `>` are escaped: a browser that takes it for a page shows text, not markup. It parses to the same value. */
export function safeJson(answer: unknown): string {
  return JSON.stringify(answer)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
}
