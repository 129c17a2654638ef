import { z } from 'zod';
import { movedAddressSchema } from '@ofgc/shared/domain/moved-addresses/moved-address.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findMovedAddresses } from './find.ts';
import { presentMovedAddress } from './present.ts';

const answerSchema = z.object({ data: z.array(movedAddressSchema), meta: z.object({ total: z.number().int() }) });

/** `GET /api/moved-addresses`: addresses that moved (the site answers 301) or are gone (410). */
export function movedAddressRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/moved-addresses',
    { schema: { tags: ['house'], querystring: oneQuerySchema, response: { 200: answerSchema } } },
    async ({ query }) => {
      const data = (await findMovedAddresses(database)).map((row) => presentMovedAddress(row, query.lang));
      return { data, meta: { total: data.length } };
    },
  );
}
