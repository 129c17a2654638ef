import type { FastifyRequest } from 'fastify';
import { visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';

/**
 * The visitor whose requests are counted together: the address that the site's listening process passes on; with IPv6, the household's
 * whole prefix.
 */
export const visitorOf = ({ ip }: FastifyRequest): string => visitorGroup(ip);

/**
 * How often one visitor may search: eight times a second for half a minute. That stops a machine that requests without end, but neither
 * people nor a school behind one address: the search field requests suggestions at most four times a second while somebody types.
 */
export const searchLimit = { rateLimit: { max: 240, timeWindow: '30 seconds' } };

/** Options of a form's route: the largest body in bytes, and how often one IP address may try. */
export const formLimits = {
  bodyLimit: 64 * 1024,
  config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
};

/** The same for signed-in users, who work with the forms all day. */
export const deskLimits = {
  bodyLimit: formLimits.bodyLimit,
  config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
};
