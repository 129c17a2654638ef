import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { venueSchema } from '@ofgc/shared/domain/venues/venue.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { slugParameter } from '../../http/parameters.ts';
import { picturesOf } from '../pictures/find.ts';
import { presentFirstPicture } from '../pictures/present.ts';

const querySchema = listQuerySchema.extend({ slug: slugParameter.optional() });

/** `GET /api/venues`: with their halls and price zones. */
export function venueRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/venues',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listOf(venueSchema) } } },
    async ({ query }) => {
      let venues = database
        .selectFrom('venues')
        .selectAll()
        .select(picturesOf('venue', 'venues.slug').as('pictures'))
        .orderBy('id');
      if (query.slug) venues = venues.where('slug', '=', query.slug);
      const halls = await database.selectFrom('halls').selectAll().orderBy('id').execute();
      return listPage(
        database,
        venues,
        query,
        ({ summary, gettingThere, accessibility, notes, boxOffice, pictures, ...venue }, read) => ({
          ...venue,
          summary: read(summary),
          accessibility: read(accessibility),
          notes: notes.map(({ topic, text }) => ({ topic, text: read(text) })),
          boxOffice: read(boxOffice),
          ...presentFirstPicture(pictures, query.lang),
          gettingThere: gettingThere.map(({ mode, text, lines, lastService }) => ({
            mode,
            text: read(text),
            lines,
            lastService: lastService ? read(lastService) : '',
          })),
          halls: halls
            .filter(({ venueId }) => venueId === venue.id)
            .map(({ id, name, capacity, zones, plan }) => ({
              id,
              name: read(name),
              capacity,
              zones: zones.map((zone) => ({
                key: zone.key,
                name: read(zone.name),
                price: zone.price,
                note: read(zone.note),
              })),
              plan: plan && { blocks: plan.blocks.map((block) => ({ ...block, name: read(block.name) })) },
            })),
          lang: read.lang,
        }),
      );
    },
  );
}
