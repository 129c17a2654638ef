import { enrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { workshopSchema } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { findHeldInscriptionPlaces } from '../inscriptions/find.ts';
import { hallColumns, presentHall } from '../venues/present.ts';

/** The kind of inscription for enrolling in a workshop on the web. */
const workshopInscription = 'taller-profesorado';

/** `GET /api/workshops`: workshops for teachers, the latest first. */
export function workshopRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/workshops',
    { schema: { tags: ['education'], querystring: listQuerySchema, response: { 200: listOf(workshopSchema) } } },
    async ({ query }) => {
      const at = now();
      const workshops = database
        .selectFrom('workshops')
        .innerJoin('halls', 'halls.id', 'workshops.hallId')
        .innerJoin('venues', 'venues.id', 'halls.venueId')
        .selectAll('workshops')
        .select(hallColumns)
        .orderBy('endsAt', 'desc')
        .orderBy('workshops.id');
      const held = await findHeldInscriptionPlaces(database, workshopInscription);
      return listPage(database, workshops, query, (row, read) => {
        // How many came is written down after a workshop.
        const registered = row.endsAt <= at ? 0 : (held.get(row.slug) ?? 0);
        const left = Math.max(0, row.places - row.taken - registered);
        return {
          id: row.id,
          slug: row.slug,
          title: read(row.title),
          trainer: row.trainer,
          trainerText: read(row.trainerText),
          summary: sanitised(read(row.summary)),
          audience: read(row.audience),
          meetings: row.meetings.map((meeting) => ({
            ...meeting,
            title: read(meeting.title),
            text: read(meeting.text),
          })),
          hall: presentHall(row, read),
          hours: row.hours,
          places: { total: row.places, left },
          applyFrom: row.applyFrom.toISOString(),
          applyTo: row.applyTo.toISOString(),
          state: enrolmentState({ ...row, placesLeft: left }, at),
          lang: read.lang,
        };
      });
    },
  );
}
