import type { MessageKey } from '../locales/messages.ts';

/** An error with an HTTP status; the error handler sends its message in the visitor's language. */
export class HttpError extends Error {
  readonly status: number;
  readonly key: MessageKey;
  readonly values: Record<string, string | number>;

  constructor(status: number, key: MessageKey, values: Record<string, string | number> = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.values = values;
  }
}

/** 404, for the caller to throw. Its message does not reveal whether something exists but is hidden. */
export function notFound(): HttpError {
  return new HttpError(404, 'notFound');
}

/**
 * 400, for the caller to throw: a query parameter has a value that does not exist.
 * @param name of the parameter, as visitors write it
 */
export function unknownValue(name: string, value: string): HttpError {
  return new HttpError(400, 'unknownValue', { name, value });
}
