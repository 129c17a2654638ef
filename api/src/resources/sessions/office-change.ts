import type { RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { oneOf } from '@ofgc/shared/http/list.schema.ts';
import type { Database } from '../../database/database.ts';
import { formRoute } from '../../forms/form-route.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { idParameter } from '../../http/parameters.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { changeOnce } from './change-once.ts';
import { type Identity, identityOf } from './identity.ts';

/** The response of a route that saves one record. */
export const savedSchema = oneOf(z.object({ id: z.number().int() }));

interface Posted {
  id: number;
  body: unknown;
  lang: Locale;
  who: Identity;
}

type Work = (transaction: Database) => Promise<unknown>;

interface OfficeChange extends Pick<RouteShorthandOptions, 'onRequest' | 'config'> {
  /** Describes the body for the documentation of the API. */
  form: z.ZodObject;
  /** Reads the form; the work that it returns is done in one transaction, and only once for the same form. */
  read: (posted: Posted) => Work | Promise<Work>;
}

/** Adds a `POST` route with which staff change one record. @param address contains `:id` */
export function officeChange(
  api: Api,
  context: ApiContext,
  address: string,
  { form, read, onRequest, config }: OfficeChange,
): void {
  api.post(
    address,
    {
      ...deskLimits,
      onRequest,
      config: { ...deskLimits.config, ...config },
      schema: {
        ...formRoute('office', form),
        params: z.object({ id: idParameter }),
        response: { 200: savedSchema, ...errorResponses },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { body, query } = request;
      await changeOnce(context, request, await read({ id, body, lang: query.lang, who: identityOf(request) }));
      return { data: { id } };
    },
  );
}
