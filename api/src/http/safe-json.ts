/** JSON in which no markup stands as it was sent: whoever takes it for a page sees words. It reads as the same. */
export function safeJson(answer: unknown): string {
  return JSON.stringify(answer)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
}
