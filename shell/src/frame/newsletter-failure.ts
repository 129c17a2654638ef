import type { Failure } from '@ofgc/shared/domain/list.schema.ts';

export interface NewsletterFailure {
  /** For the message modal: plain text. */
  text: string;
  /** Field → its messages, for beside the fields. */
  errors: Record<string, string>;
}

/**
 * What a failed subscription says (specification §8): 422 all messages joined with spaces, 404 the server's message,
 * any other failure the fixed text.
 * @param error what the call rejected with
 * @param fixedText in the visitor's language
 */
export function newsletterFailure(error: unknown, fixedText: string): NewsletterFailure {
  const answer = (error as { response?: { status: number; data?: Partial<Failure> } } | null)?.response;
  return failureWords({ status: answer?.status, ...answer?.data }, fixedText);
}

/** The same for an answer that the server received for the visitor. */
export function failureWords(
  { status, message, errors }: { status: number | undefined } & Partial<Failure>,
  fixedText: string,
): NewsletterFailure {
  if (status === 422) {
    const words = Object.entries(errors ?? {}).map(([field, messages]) => [field, messages.join(' ')] as const);
    return { text: words.map(([, text]) => text).join(' ') || fixedText, errors: Object.fromEntries(words) };
  }
  return { text: (status === 404 && message) || fixedText, errors: {} };
}

/** Plain text as HTML: the message modal shows HTML, and a server's message is none. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
