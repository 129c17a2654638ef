import { z } from 'zod';
import { schoolCallSchema } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findCalls } from './find.ts';
import { presentCall } from './present.ts';

/** `GET /api/school-calls`, for everybody. */
export function schoolCallRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/school-calls',
    {
      schema: { tags: ['education'], querystring: oneQuerySchema, response: { 200: oneOf(z.array(schoolCallSchema)) } },
    },
    async ({ query: { lang } }) => {
      const calls = await findCalls(database, now());
      return { data: calls.filter(({ state }) => state !== 'over').map((call) => presentCall(call, lang)) };
    },
  );
}
