import type { MessageKey } from '../locales/messages.ts';

/** A request that cannot be answered as asked; the error handler says why in the visitor's language. */
export class RequestFailure extends Error {
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

export function notFound(): RequestFailure {
  return new RequestFailure(404, 'notFound');
}

export function unknownValue(name: string, value: string): RequestFailure {
  return new RequestFailure(400, 'unknownValue', { name, value });
}
