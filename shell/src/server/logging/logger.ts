import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The server's log: one line of JSON a record, on the standard error. Of requests it takes the address alone, without
 * what visitors typed: neither query, body, cookies nor the visitor's own address.
 */
export function createLogger(
  part: 'supervisor' | 'worker',
  stream: DestinationStream = pino.destination({ dest: process.stderr.fd, sync: true }),
): Logger {
  return pino(
    {
      // Of a worker's requests only what went wrong.
      level: part === 'worker' ? 'warn' : 'info',
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

/** Without the query, in which visitors typed, and without the tokens of links in e-mails: 24 bytes in base64url. */
function loggableUrl(url: string): string {
  const [path = ''] = url.split('?');
  return path.replaceAll(/(?<=\/)(?=[\w-]*[A-Z])[\w-]{32}(?=\/|$)/g, '***');
}

/** An HTTP client's error carries the whole request, a form's fields too: of any error only these fields are logged. */
function loggableError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, response } = error as { code?: string; response?: { status?: number } };
  return {
    type: error.name,
    message: error.message,
    code,
    status: response?.status,
    // The stack of a failed call shows the client's insides, not the caller.
    stack: 'isAxiosError' in error ? undefined : error.stack,
  };
}
