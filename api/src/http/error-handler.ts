import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { isOvertaken, isUnavailable } from '../database/database-errors.ts';
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

/** What the handler may get. */
type Thrown = (FastifyError & { headers?: Record<string, string> }) | HttpError | InvalidForm;

/** A response to an error; without a body, status and headers say everything. */
interface Answer {
  status: number;
  body?: ErrorBody;
  headers?: Record<string, string | number>;
}

/** After how many seconds a client should try again when the database was unavailable. */
const retryAfter = 2;

/** Parses the query of an address that the router refused, because the router does not. */
function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.split('?')[1]));
}

/** The only error handler: it sends one sentence, never a stack trace, and logs unexpected errors. */
export function handleError(error: Thrown, request: FastifyRequest, reply: FastifyReply): void {
  const lang = languageOf(request.query ?? queryOf(request.url));
  const expected = answerTo(error, lang);
  if (!expected) request.log.error(error);
  const { status, headers = {}, body } = expected ?? failure(error, lang);
  // With the connection kept open, the rest of a large body is read. If it were closed, the client would not get the response.
  if (status === 413) reply.removeHeader('connection');
  // What failed was rolled back, so the cookie of a session that was to begin would belong to none.
  reply.removeHeader('set-cookie');
  void reply.code(status).headers(headers);
  // `safeJson`, because the sentence may repeat markup that the client sent.
  if (body) void reply.type('application/json; charset=utf-8').serializer(safeJson).send(body);
  else void reply.send();
}

/** The answer to an error that is meant for the client; undefined for any other. */
function answerTo(error: Thrown, lang: Locale): Answer | undefined {
  const say = (status: number, key: MessageKey) => ({ status, body: { message: message(lang, key) } });
  if (error instanceof HttpError) {
    const { status, key, values } = error;
    const body = { message: message(lang, key, values) };
    if (status === 503) return { status, body, headers: { 'Retry-After': retryAfter } };
    if (status === 429) return { status, body, headers: { 'Retry-After': Number(values.minutes) * 60 } };
    return { status, body };
  }
  if (error instanceof InvalidForm) return { status: 422, body: { message: error.message, errors: error.errors } };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    if (error.validationContext === 'params') return say(400, 'idNotANumber');
    if (error.validationContext === 'body' || !issue) return say(400, 'malformedBody');
    return { status: 400, body: { message: describeValidationError(issue, lang) } };
  }
  const { code, statusCode: status = 500, headers = {} } = error;
  const expected = known[code];
  if (expected) return say(expected.status, expected.key);
  if (status === 429) return say(429, 'tooManyRequests');
  // Errors of @fastify/static about conditional and range requests.
  if (status === 412 || status === 416) return { status, headers };
  // Other client errors of Fastify's parser and router.
  if (status >= 400 && status < 500) return say(400, 'malformedBody');
  return undefined;
}

/** The answer to any other error, which says nothing about it. */
function failure(error: unknown, lang: Locale): Answer {
  if (isUnavailable(error))
    return { status: 503, body: { message: message(lang, 'unavailable') }, headers: { 'Retry-After': retryAfter } };
  if (isOvertaken(error)) return { status: 409, body: { message: message(lang, 'changedMeanwhile') } };
  return { status: 500, body: { message: message(lang, 'unexpected') } };
}
