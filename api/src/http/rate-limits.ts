import type { FastifyRequest } from 'fastify';
import { visitorGroup } from '@ofgc/shared/http/visitor-group.ts';

/** Whose request it is: the address that the site's listening process passes on; with IPv6 the whole household's. */
export const visitorOf = ({ ip }: FastifyRequest): string => visitorGroup(ip);

/**
 * How often one visitor may search: eight times a second for half a minute. A machine that asks without end is stopped, people are
 * not, nor is a school behind one address: the field for suggestions asks at most four times a second, while somebody types.
 */
export const searchLimit = { rateLimit: { max: 240, timeWindow: '30 seconds' } };

/** Options of a form's route: the largest body in bytes, and how often one IP address may try. */
export const formLimits = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
};

/** The same for those who are signed in: they work with it all day. */
export const deskLimits = {
  bodyLimit: formLimits.bodyLimit,
  config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
};
