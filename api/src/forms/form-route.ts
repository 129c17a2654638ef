import type { FastifyReply } from 'fastify';
import type { FieldErrors } from './field-rules.ts';

/** Options of a form's route: the largest body in bytes, and how often one IP address may try. */
export const formLimits = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
};

/** Answers wrong fields: 422 with every sentence, also field by field. */
export function sendValidationErrors(reply: FastifyReply, errors: FieldErrors): FastifyReply {
  return reply.code(422).send({ message: Object.values(errors).flat().join(' '), errors });
}
