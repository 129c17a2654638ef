import { z } from 'zod';
import { enrolmentState } from '@ofgc/shared/domain/enrolment.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { masterclassSchema, type Masterclass } from '@ofgc/shared/domain/masterclass.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/html.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { hallColumns, presentHall } from '../venues/present-hall.ts';
import { findHeldPlaces, placesLeft, type HeldPlaces } from './places.ts';

const querySchema = z.strictObject(listQuerySchema.shape);

/** Classes with their halls and masters, the latest first. */
export function allMasterclasses(database: Database) {
  return database
    .selectFrom('masterclasses')
    .innerJoin('halls', 'halls.id', 'masterclasses.hallId')
    .innerJoin('venues', 'venues.id', 'halls.venueId')
    .leftJoin('artists', 'artists.id', 'masterclasses.artistId')
    .selectAll('masterclasses')
    .select(hallColumns)
    .select('artists.slug as artistSlug')
    .orderBy('endsAt', 'desc')
    .orderBy('masterclasses.id');
}
type MasterclassRecord = Awaited<ReturnType<ReturnType<typeof allMasterclasses>['execute']>>[number];

interface PresentContext {
  lang: Locale;
  at: Date;
  held: HeldPlaces;
}

/** A class as the API answers it, with what is left of its places. */
export function presentMasterclass(row: MasterclassRecord, { lang, at, held }: PresentContext): Masterclass {
  const read = readerIn(lang);
  const left = placesLeft(row, held);
  return {
    id: row.id,
    slug: row.slug,
    title: read(row.title),
    master: row.master,
    artist: row.artistId !== null && row.artistSlug !== null ? { id: row.artistId, slug: row.artistSlug } : null,
    instrument: read(row.instrument),
    level: read(row.level),
    summary: sanitised(read(row.summary)),
    requirements: sanitised(read(row.requirements)),
    repertoire: read(row.repertoire),
    meetings: row.meetings,
    hall: presentHall(row, read),
    places: {
      active: { total: row.activePlaces, left: left.active, fee: row.activeFee },
      listener: { total: row.listenerPlaces, left: left.listener, fee: row.listenerFee },
    },
    applyFrom: row.applyFrom.toISOString(),
    applyTo: row.applyTo.toISOString(),
    state: enrolmentState({ ...row, placesLeft: left.active + left.listener }, at),
    eventIds: row.eventIds,
    lang: read.lang,
  };
}

/** `GET /api/masterclasses`: the latest first. */
export function masterclassRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/masterclasses',
    { schema: { tags: ['education'], querystring: querySchema, response: { 200: listOf(masterclassSchema) } } },
    async ({ query }) => {
      const { rows, total } = await findPage(database, allMasterclasses(database), query);
      const viewpoint = { lang: query.lang, at: now(), held: await findHeldPlaces(database) };
      return listResponse(
        rows.map((row) => presentMasterclass(row, viewpoint)),
        total,
        query,
      );
    },
  );
}
