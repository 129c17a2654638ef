import type { FastifyRequest } from 'fastify';
import { visitorGroup } from '@ofgc/shared/http/visitor-group.ts';

/** Whose request it is: the address that the site's listening process tells, a whole household's where it is IPv6. */
export const visitorOf = ({ ip }: FastifyRequest): string => visitorGroup(ip);

/**
 * How often one visitor may search: eight times a second for half a minute. A machine that asks without end is stopped, people are
 * not, nor is a school behind one address: the field for suggestions asks at most four times a second, while somebody types.
 */
export const searchLimit = { rateLimit: { max: 240, timeWindow: '30 seconds' } };
