import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';

export interface SubscriptionError {
  /** For the message modal: plain text. */
  text: string;
  /** Field → its messages, for beside the fields. */
  errors: Record<string, string>;
}

/**
 * What a failed subscription says (docs/requirements.md#newsletter): 422 all messages joined with spaces, 404 the server's message,
 * any other failure the fixed text.
 * @param error what the call rejected with
 * @param fixedText in the visitor's language
 */
export function readSubscriptionError(error: unknown, fixedText: string): SubscriptionError {
  const answer = (error as { response?: { status: number; data?: Partial<ErrorBody> } } | null)?.response;
  const errors = Object.entries(answer?.data?.errors ?? {}).map(([field, words]) => [field, words.join(' ')] as const);
  return subscriptionError(
    { status: answer?.status, message: answer?.data?.message, errors: Object.fromEntries(errors) },
    fixedText,
  );
}

interface FailedAnswer {
  status: number | undefined;
  message: string | undefined;
  /** Field → its messages. */
  errors: Record<string, string>;
}

/** The same for an answer that the server received for the visitor. */
export function subscriptionError({ status, message, errors }: FailedAnswer, fixedText: string): SubscriptionError {
  if (status === 422) return { text: Object.values(errors).join(' ') || fixedText, errors };
  return { text: (status === 404 && message) || fixedText, errors: {} };
}

/** Plain text as HTML: the message modal shows HTML, and a server's message is none. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
