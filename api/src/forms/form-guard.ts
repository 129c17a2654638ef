import type { FastifyReply } from 'fastify';
import { textOfVersion, type Purpose } from '../resources/consents/consent-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { MessageKey } from '../locales/messages.ts';
import type { FieldErrors } from './field-rules.ts';

/** For the options of a form's route: its largest body in bytes, and how often one address of the network may try. */
export const formLimits = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
};

/** Nobody reads and fills in a form faster, in milliseconds. */
const minFillTime = 2_000;

/**
 * Keeps programs out without asking people anything: a field that nobody sees must be empty, and the form must have been
 * open for a moment. By the real clock.
 * @throws HttpError 422 with a sentence, for the person whose browser filled in too much
 */
export function rejectBots(body: Record<string, unknown>): void {
  if (body.website !== undefined && body.website !== '') throw new HttpError(422, 'formTrap');
  const shownAt = typeof body.shownAt === 'string' ? Date.parse(body.shownAt) : Number.NaN;
  if (Number.isNaN(shownAt)) throw new HttpError(422, 'formOutdated');
  if (Date.now() - shownAt < minFillTime) throw new HttpError(422, 'formTooFast');
}

export interface Agreement {
  /** The wording that was agreed to. */
  version: string;
  problems: MessageKey[];
}

/** Whether a form was agreed to, and to which words: those that its page showed. */
export function readAgreement(body: Record<string, unknown>, purpose: Purpose): Agreement {
  const version = typeof body.consentVersion === 'string' ? body.consentVersion : '';
  if (body.consent !== true && body.consent !== 'true') return { version, problems: ['consentRequired'] };
  return { version, problems: textOfVersion(purpose, version) ? [] : ['consentOutdated'] };
}

/** The one answer to fields that are wrong: 422 with every sentence, also field by field. */
export function sendValidationErrors(reply: FastifyReply, errors: FieldErrors): FastifyReply {
  return reply.code(422).send({ message: Object.values(errors).flat().join(' '), errors });
}
