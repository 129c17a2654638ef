import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';

/** The responses of a route for signed-in users to anybody else. */
export const refused = { 401: errorBodySchema, 403: errorBodySchema };

/** The error responses of a form that is sent for one thing. */
export const formErrors = { 404: errorBodySchema, 409: errorBodySchema, 422: errorBodySchema, 429: errorBodySchema };

/** The error responses of a signed-in user's route that reads or changes one record. */
export const errorResponses = { ...refused, ...formErrors };
