import { z } from 'zod';
import { alertSchema } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { Api, ApiContext } from '../../http/api.ts';

const querySchema = oneQuerySchema.extend({ active: z.literal('1').optional() });

/** `GET /api/alerts?active=1`: the newest alert that is active now, or null. Its title is sanitised HTML; one without translation says its language. */
export function alertRoutes(api: Api, { database, now }: ApiContext): void {
  const response = { 200: z.object({ data: alertSchema.nullable() }) };
  api.get('/api/alerts', { schema: { tags: ['house'], querystring: querySchema, response } }, async ({ query }) => {
    const at = now();
    const alert = await database
      .selectFrom('alerts')
      .select(['id', 'title', 'eventId'])
      .where('activeFrom', '<=', at)
      .where('activeTo', '>', at)
      .orderBy('activeFrom', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!alert) return { data: null };
    const { id, title, eventId } = alert;
    const read = readerIn(query.lang);
    const html = sanitised(read(title));
    return {
      data: { id, title: read.lang === query.lang ? html : `<span lang="${read.lang}">${html}</span>`, eventId },
    };
  });
}
