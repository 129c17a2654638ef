/** What an error says, or whatever else was thrown, as text. */
export function messageOf(error: unknown): string {
  // A name with several addresses has a reason for each, and no message of its own.
  if (error instanceof AggregateError && !error.message && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
