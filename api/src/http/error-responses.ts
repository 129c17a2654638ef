import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';

/** What a route of those who are signed in answers to anybody else. */
export const refused = { 401: errorBodySchema, 403: errorBodySchema };

/** What one answers that reads or changes a record of theirs. */
export const errorResponses = {
  ...refused,
  404: errorBodySchema,
  409: errorBodySchema,
  422: errorBodySchema,
  429: errorBodySchema,
};
