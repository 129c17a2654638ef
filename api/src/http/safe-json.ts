/** JSON in which no markup stands as it was sent: a browser that takes it for a page shows text. It parses to the same value. */
export function safeJson(answer: unknown): string {
  return JSON.stringify(answer)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
}
