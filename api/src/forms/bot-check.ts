import { HttpError } from '../http/http-error.ts';

/** The shortest time in which a person fills in a form, in milliseconds. */
const minFillTime = 2_000;

/**
 * Refuses forms that no person sent: the hidden honeypot field `website` must be empty, and the form must have been open for a moment, by
 * the real clock.
 * @throws HttpError 422 with a sentence, for a person whose browser filled in too much
 */
export function rejectBots(body: Record<string, unknown>): void {
  if (body.website !== undefined && body.website !== '') throw new HttpError(422, 'formTrap');
  const shownAt = typeof body.shownAt === 'string' ? Date.parse(body.shownAt) : Number.NaN;
  if (Number.isNaN(shownAt)) throw new HttpError(422, 'formOutdated');
  if (Date.now() - shownAt < minFillTime) throw new HttpError(422, 'formTooFast');
}
