import { enrolmentInstants } from '../../content/dates.ts';
import { lastEnd, meetingInstants } from '../../content/meetings.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { hallsByName } from '../venues/halls-by-name.ts';

/** @throws Error naming the class whose hall is not known */
export async function seedMasterclasses(database: Database, content: Content): Promise<void> {
  const halls = hallsByName(content);
  const artists = new Map(content.artists.map(({ name, id }) => [name, id]));
  await insertRows(
    database,
    'masterclasses',
    content.masterclasses.map((one) =>
      jsonRow({
        id: one.id,
        slug: one.slug,
        title: one.title,
        master: one.master,
        artistId: artists.get(one.master) ?? null,
        instrument: one.instrument,
        level: one.level,
        summary: one.summary,
        requirements: one.requirements,
        repertoire: one.repertoire,
        meetings: one.meetings.map(meetingInstants),
        endsAt: lastEnd(one.meetings),
        hallId: resolve(halls.get(one.hall), `masterclasses.json: id ${one.id}`, `the hall ${one.hall}`),
        activePlaces: one.active.total,
        activeTaken: one.active.taken,
        activeFee: one.active.fee,
        listenerPlaces: one.listener.total,
        listenerTaken: one.listener.taken,
        listenerFee: one.listener.fee,
        ...enrolmentInstants(one),
        eventIds: one.eventIds,
      }),
    ),
  );
}
