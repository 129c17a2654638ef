import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { isUnavailable } from '../database/database-errors.ts';
import { InvalidForm } from '../forms/read-form.ts';
import { languageOf, message, type MessageKey } from '../locales/messages.ts';
import { describeValidationError } from './describe-validation-error.ts';
import { safeJson } from './safe-json.ts';
import { HttpError } from './http-error.ts';

/** Fastify's own errors, by their codes. */
const known: Record<string, { status: number; key: MessageKey }> = {
  FST_ERR_BAD_URL: { status: 400, key: 'noSuchAddress' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, key: 'notJson' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, key: 'bodyTooLarge' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, key: 'malformedBody' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, key: 'malformedBody' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, key: 'malformedBody' },
};

/** After how many seconds a client should try again when the database was unavailable. */
const retryAfter = 2;

/** Parses the query of an address that the router refused, because the router does not. */
function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.split('?')[1]));
}

/** The only error handler: it sends one sentence, never a stack trace, and logs unexpected errors. */
export function handleError(
  error: (FastifyError & { headers?: Record<string, string> }) | HttpError | InvalidForm,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const lang = languageOf(request.query ?? queryOf(request.url));
  // `safeJson`, because the sentence may repeat markup that the client sent.
  const answer = (status: number, failure: ErrorBody) =>
    void reply.code(status).type('application/json; charset=utf-8').serializer(safeJson).send(failure);

  if (error instanceof HttpError) {
    if (error.status === 503) void reply.header('Retry-After', retryAfter);
    if (error.status === 429) void reply.header('Retry-After', Number(error.values.minutes) * 60);
    answer(error.status, { message: message(lang, error.key, error.values) });
    return;
  }
  if (error instanceof InvalidForm) {
    answer(422, { message: error.message, errors: error.errors });
    return;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    if (error.validationContext === 'params') answer(400, { message: message(lang, 'idNotANumber') });
    else if (error.validationContext === 'body' || !issue) answer(400, { message: message(lang, 'malformedBody') });
    else answer(400, { message: describeValidationError(issue, lang) });
    return;
  }
  const expected = known[error.code];
  if (expected) {
    // With the connection kept open, the rest of the body is read. If the connection were closed, the client would not get the response.
    if (expected.status === 413) reply.removeHeader('connection');
    answer(expected.status, { message: message(lang, expected.key) });
    return;
  }
  if (error.statusCode === 429) {
    answer(429, { message: message(lang, 'tooManyRequests') });
    return;
  }
  // Errors of @fastify/static about conditional and range requests: status and headers say everything, so there is no body.
  if (error.statusCode === 412 || error.statusCode === 416) {
    void reply
      .headers(error.headers ?? {})
      .code(error.statusCode)
      .send();
    return;
  }
  // Other client errors of Fastify's parser and router.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    answer(400, { message: message(lang, 'malformedBody') });
    return;
  }
  request.log.error(error);
  if (isUnavailable(error)) {
    void reply.header('Retry-After', retryAfter);
    answer(503, { message: message(lang, 'unavailable') });
    return;
  }
  answer(500, { message: message(lang, 'unexpected') });
}
