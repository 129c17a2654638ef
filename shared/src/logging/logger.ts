import pino, { type DestinationStream, type Logger } from 'pino';
import { isConfidential } from '../routes/about/reporting-channel.ts';
import { complaintsPath } from '../routes/site/pages.ts';

/**
 * The log of shell and API: one line of JSON per record, on the standard error. Of a request, it contains only the path,
 * nothing that visitors typed: neither query, body, cookies nor the visitor's own address.
 */
export function createLogger(
  part: 'supervisor' | 'worker' | 'api',
  stream: DestinationStream = pino.destination({ dest: process.stderr.fd, sync: true }),
): Logger {
  return pino(
    {
      // Other processes log only requests that went wrong.
      level: part === 'supervisor' ? 'info' : 'warn',
      base: { part, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        url: loggableUrl,
        err: loggableError,
        req: ({ method, url }: { method: string; url: string }) => ({ method, url: loggableUrl(url) }),
      },
    },
    stream,
  );
}

/** Without the query, which may have text of visitors, and without tokens; all pages of the reporting channel get the same path. */
function loggableUrl(url: string): string {
  if (isConfidential(url)) return `${complaintsPath}/***`;
  const [path = ''] = url.split('?');
  return withoutTokens(path);
}

/** Tokens of links in e-mails are 24 bytes in base64url, in a path or a query. Below these addresses, any next path segment counts as one. */
function withoutTokens(text: string): string {
  return text
    .replaceAll(/(?<=\/(?:boletin|newsletter|lista-de-espera|waitlist)\/)[^/?#\s"\\]+/g, '***')
    .replaceAll(/(?<=[/=])(?=[\w-]*[A-Z])[\w-]{32}(?![\w-])/g, '***');
}

/** An HTTP client's error contains the whole request, including a form's fields, so only these fields of an error are logged. */
function loggableError(error: unknown) {
  if (!isErrorLike(error)) return { message: withoutTokens(describeThrown(error)) };
  const { code, response } = error as { code?: string; response?: { status?: number } };
  return {
    type: error.name,
    message: withoutTokens(error.message),
    code,
    status: response?.status,
    // The stack of a failed call shows only the client's own code, not the caller.
    stack: 'isAxiosError' in error ? undefined : error.stack && withoutTokens(error.stack),
  };
}

/** Also true for errors of another realm, which are not instances of this realm's `Error`. */
function isErrorLike(thrown: unknown): thrown is Error {
  return (
    thrown instanceof Error || (typeof (thrown as Error | null)?.message === 'string' && 'stack' in (thrown as object))
  );
}

/** What React Router's `data()` makes. */
interface ThrownData {
  data?: unknown;
  init?: { status?: unknown; statusText?: unknown } | null;
}

/** How much is told of what was thrown, in characters: code may throw whole answers of an API. */
const mostOfThrown = 1_000;

/**
 * Describes a thrown value: an error by its message, a route's response by its status, one of `data()` by its message too, any other
 * object by the names of its fields. Of a long message only the beginning is told.
 */
export function describeThrown(thrown: unknown): string {
  return describe(thrown).slice(0, mostOfThrown);
}

function describe(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, status, statusText } = thrown as { message?: unknown; status?: unknown; statusText?: unknown };
  if (typeof message === 'string') return message;
  if (typeof status === 'number') return [`a thrown answer ${status}`, statusText].filter(Boolean).join(' ');
  const { data, init } = thrown as ThrownData;
  if (typeof init?.status === 'number') {
    const said = typeof data === 'string' ? data : (data as { message?: unknown } | null | undefined)?.message;
    return describe(init) + (typeof said === 'string' && said !== '' ? `: ${said}` : '');
  }
  return `a thrown object with the fields ${Object.keys(thrown).slice(0, 10).join(', ') || '(none)'}`;
}

/**
 * Returns the thrown value where it can be read; else an error in its place. Anything may be thrown: an error whose message is not
 * a text, or an object whose properties throw when they are read.
 */
export function readableThrown(thrown: unknown): unknown {
  try {
    const { message, stack } = (thrown ?? {}) as { message?: unknown; stack?: unknown };
    const isWell = !(thrown instanceof Error) || (typeof message === 'string' && typeof (stack ?? '') === 'string');
    describeThrown(thrown);
    if (isWell) return thrown;
  } catch {
    // The error below is returned.
  }
  return new Error('something was thrown that cannot be read');
}
