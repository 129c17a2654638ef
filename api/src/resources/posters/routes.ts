import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { cacheLifetimes } from '../../files/cache-lifetimes.ts';
import { sendGeneratedFile } from '../../files/send-generated-file.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import { findEventRecords } from '../events/find.ts';
import { presentEventSummary } from '../events/present.ts';
import { posterFile } from './poster-file.ts';

/** `GET /api/events/{id}/poster.svg` and `poster.png`: the poster for download. The PNG is drawn at its first request. */
export function posterRoutes(api: Api, { database, now, ticketOffice, postersFolder }: ApiContext): void {
  const fileOf = async (id: number, lang: Locale) => {
    const [record] = await findEventRecords(database, [id]);
    if (!record) throw notFound();
    const event = presentEventSummary(record, { lang, now: now(), ticketOffice });
    return { ...posterFile(event, lang), slug: event.slug };
  };
  const schema = { tags: ['programme'], params: idParams, querystring: oneQuerySchema };

  api.get('/api/events/:id/poster.svg', { schema }, async (request, reply) => {
    const { lang } = request.query;
    const { svg, slug } = await fileOf(idOf(request.params), lang);
    return sendTextFile(request, reply, { type: 'image/svg+xml', body: svg, lang, filename: `${slug}.svg` });
  });

  api.get('/api/events/:id/poster.png', { schema }, async (request, reply) => {
    const { lang } = request.query;
    const { name, makePng, slug } = await fileOf(idOf(request.params), lang);
    void reply
      .header('Cache-Control', cacheLifetimes.generated)
      .header('Content-Disposition', `attachment; filename="${slug}.png"`)
      .header('Content-Language', lang);
    return sendGeneratedFile(request, reply, {
      folder: postersFolder,
      name: `${name}.png`,
      type: 'image/png',
      make: makePng,
    });
  });
}
