import { z } from 'zod';
import { alertSchema } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findActiveAlert } from './find.ts';
import { presentAlert } from './present.ts';
import { alertQuerySchema } from './query.ts';

/** `GET /api/alerts?active=1`: the newest alert that is active now, or null. */
export function alertRoutes(api: Api, { database, now }: ApiContext): void {
  const response = { 200: z.object({ data: alertSchema.nullable() }) };
  api.get(
    '/api/alerts',
    { schema: { tags: ['house'], querystring: alertQuerySchema, response } },
    async ({ query: { lang } }) => {
      const alert = await findActiveAlert(database, now());
      return { data: alert ? presentAlert(alert, lang) : null };
    },
  );
}
